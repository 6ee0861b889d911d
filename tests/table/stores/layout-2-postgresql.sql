CREATE TABLE public.chat (
    "table" character varying NOT NULL,
    n integer NOT NULL,
    seat integer,
    text character varying NOT NULL,
    "time" double precision NOT NULL
);
CREATE TABLE public.clocks (
    "table" character varying NOT NULL,
    seconds integer NOT NULL,
    increment integer NOT NULL
);
CREATE TABLE public.departed (
    "table" character varying NOT NULL,
    seat integer NOT NULL,
    browser character varying NOT NULL,
    why character varying NOT NULL
);
CREATE TABLE public.lines (
    "table" character varying NOT NULL,
    seq integer NOT NULL,
    actor integer NOT NULL,
    line character varying NOT NULL,
    made boolean NOT NULL,
    start integer NOT NULL,
    "time" double precision NOT NULL
);
CREATE TABLE public.links (
    "table" character varying NOT NULL,
    seat integer NOT NULL,
    secret character varying NOT NULL,
    until double precision NOT NULL,
    used boolean NOT NULL
);
CREATE TABLE public.notices (
    "table" character varying NOT NULL,
    n integer NOT NULL,
    place integer NOT NULL,
    kind character varying NOT NULL,
    seat integer NOT NULL,
    name character varying NOT NULL
);
CREATE TABLE public.owners (
    "table" character varying NOT NULL,
    seat integer NOT NULL,
    browser character varying NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying NOT NULL,
    seat integer NOT NULL,
    kind character varying NOT NULL,
    name character varying NOT NULL,
    level character varying NOT NULL,
    secret character varying NOT NULL,
    used boolean DEFAULT false NOT NULL
);
CREATE TABLE public.settings (
    name character varying NOT NULL,
    value character varying NOT NULL
);
CREATE TABLE public.tables (
    id character varying NOT NULL,
    game character varying NOT NULL,
    players integer NOT NULL,
    options json NOT NULL,
    "position" character varying NOT NULL,
    host character varying NOT NULL,
    replay boolean NOT NULL,
    edition integer NOT NULL,
    next character varying NOT NULL,
    created double precision NOT NULL,
    actors json NOT NULL,
    hints boolean,
    hushed json
);
INSERT INTO public.chat VALUES ('PUww28XOnHVOuASN', 1, 0, 'Good luck, Ben!', 1794962257.7596164);
INSERT INTO public.chat VALUES ('PUww28XOnHVOuASN', 2, NULL, 'Hello from outside', 1794962257.7665565);
INSERT INTO public.clocks VALUES ('PUww28XOnHVOuASN', 600, 5);
INSERT INTO public.departed VALUES ('PUww28XOnHVOuASN', 1, 'benBBBBBBBBBBBBBBBBBBB', 'freed');
INSERT INTO public.departed VALUES ('PUww28XOnHVOuASN', 1, 'cyyCCCCCCCCCCCCCCCCCCC', 'freed');
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 1, -1, 'order 5', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 2, -1, 'order 6', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 3, -1, 'order 5', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 4, -1, 'order 3', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 5, -1, 'order 9', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 6, -1, 'order 11', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 7, -1, 'order 4', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 8, -1, 'order 13', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 9, -1, 'neutral K9', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 10, -1, 'neutral E6', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 11, -1, 'neutral R7', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 12, -1, 'neutral B3', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 13, -1, 'neutral N5', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 14, -1, 'neutral F12', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 15, -1, 'neutral I5', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 16, -1, 'neutral B11', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 17, -1, 'neutral G2', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 18, -1, 'neutral O10', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 19, -1, 'height 4', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 20, -1, 'height 1', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 21, -1, 'height 1', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 22, -1, 'height 3', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 23, -1, 'height 2', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 24, -1, 'height 2', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 25, -1, 'height 1', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 26, -1, 'height 2', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 27, -1, 'height 3', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 28, -1, 'height 1', true, 0, 1794962256.465918);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 29, 0, 'place I7', false, 28, 1794962257.3125849);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 30, 1, 'place H6', false, 29, 1794962257.3138473);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 31, 0, 'walk I8', false, 30, 1794962257.3419623);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 32, 0, 'bridge O8 EW', false, 31, 1794962257.3569462);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 33, 0, 'walk I9', false, 32, 1794962257.3837113);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 34, 0, 'temple 2 B1', false, 33, 1794962257.4064057);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 35, 0, 'take', false, 34, 1794962257.4274209);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 36, 0, 'end', false, 35, 1794962257.4384272);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 37, 1, 'end', false, 36, 1794962257.4627092);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 38, 0, 'take', false, 37, 1794962257.4719813);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 39, 0, 'end', false, 38, 1794962257.4793437);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 40, 1, 'end', false, 39, 1794962257.482548);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 41, 0, 'take', false, 40, 1794962257.4856348);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 42, 0, 'end', false, 41, 1794962257.490837);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 43, 1, 'end', false, 42, 1794962257.4951434);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 44, 0, 'canal E12 E13', false, 43, 1794962257.499612);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 45, 0, 'walk H9', false, 44, 1794962257.5020258);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 46, 0, 'spend', false, 45, 1794962257.6300693);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 47, 0, 'bridge E13 EW', false, 46, 1794962257.6398606);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 48, 0, 'bridge E12 EW', false, 47, 1794962257.648864);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 49, 0, 'take', false, 48, 1794962257.6596897);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 50, 0, 'end', false, 49, 1794962257.6667743);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 51, 1, 'take', false, 50, 1794962257.6750598);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 52, 1, 'bridge O7 EW', false, 51, 1794962257.6832528);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 53, 1, 'walk I6', false, 52, 1794962257.6949637);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 54, 1, 'canal E7', false, 53, 1794962257.6999853);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 55, 1, 'take', false, 54, 1794962257.7107785);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 56, 1, 'bridge O9 EW', false, 55, 1794962257.7186806);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 57, 1, 'spend', false, 56, 1794962257.7240498);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 1, -1, 'tile EPT B04', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 2, -1, 'tile EPV B24', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 3, -1, 'tile EPC B33', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 4, -1, 'tile EHT B08', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 5, -1, 'tile EHV B20', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 6, -1, 'tile EHC B35', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 7, -1, 'tile EFT B07', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 8, -1, 'tile EFV B16', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 9, -1, 'tile EFC B37', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 10, -1, 'tile OPT B06', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 11, -1, 'tile OPV B21', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 12, -1, 'tile OPC B31', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 13, -1, 'tile OHT B01', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 14, -1, 'tile OHV B18', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 15, -1, 'tile OHC B39', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 16, -1, 'tile OFT B02', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 17, -1, 'tile OFV B22', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 18, -1, 'tile OFC B34', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 19, -1, 'tile MPT B09', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 20, -1, 'tile MPV B23', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 21, -1, 'tile MPC B38', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 22, -1, 'tile MHT B05', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 23, -1, 'tile MHV B19', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 24, -1, 'tile MHC B32', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 25, -1, 'tile MFT B03', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 26, -1, 'tile MFV B17', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 27, -1, 'tile MFC B36', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 28, -1, 'market 1 0 Z06', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 29, -1, 'market 1 1 Z02', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 30, -1, 'market 1 2 Z01', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 31, -1, 'market 2 0 Z17', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 32, -1, 'market 2 1 Z16', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 33, -1, 'market 2 2 Z23', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 34, -1, 'market 3 0 Z31', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 35, -1, 'market 3 1 Z26', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 36, -1, 'market 3 2 Z36', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 37, -1, 'score-tile S5', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 38, -1, 'score-tile S7', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 39, -1, 'score-tile S3', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 40, -1, 'scoring A18', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 41, -1, 'offer A05', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 42, -1, 'offer A07', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 43, -1, 'offer A27', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 44, -1, 'deal 0 A25', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 45, -1, 'deal 0 A15', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 46, -1, 'deal 0 A24', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 47, -1, 'deal 0 A23', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 48, -1, 'deal 0 A06', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 49, -1, 'deal 0 A19', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 50, -1, 'deal 1 A14', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 51, -1, 'deal 1 A20', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 52, -1, 'deal 1 A03', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 53, -1, 'deal 1 A02', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 54, -1, 'deal 1 A22', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 55, -1, 'deal 1 A08', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 56, -1, 'ritual R01', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 57, -1, 'ritual R09', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 58, -1, 'ritual R03', true, 0, 1794962259.5322335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 59, 0, 'choose A15', false, 58, 1794962260.2772326);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 60, 1, 'choose A14', false, 59, 1794962260.3253424);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 61, 1, 'income row', false, 60, 1794962260.334106);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 62, 1, 'done', true, 60, 1794962260.334106);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 63, 1, 'done', false, 62, 1794962260.3426394);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 64, 1, 'draft A07', false, 63, 1794962260.3664236);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 65, 0, 'income column', false, 64, 1794962260.3783472);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 66, 0, 'done', true, 64, 1794962260.3783472);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 67, 0, 'build EPV ws', false, 66, 1794962260.3826041);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 68, 0, 'build EHT bs', false, 67, 1794962260.3861957);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 69, 0, 'done', false, 68, 1794962260.3944547);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 70, 0, 'draft A05', false, 69, 1794962260.4021232);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 71, -1, 'offer A01', true, 69, 1794962260.4021232);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 72, 0, 'choose A25', false, 71, 1794962260.4063349);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 73, 1, 'choose A08', false, 72, 1794962260.4141564);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 74, 1, 'income row', false, 73, 1794962260.418145);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 75, 1, 'done', true, 73, 1794962260.418145);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 76, 1, 'palace EFT', false, 75, 1794962260.4257996);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 77, 1, 'done', false, 76, 1794962260.4381573);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 78, 1, 'draft A15', false, 77, 1794962260.4422874);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 79, 0, 'income column', false, 78, 1794962260.4541652);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 80, 0, 'done', false, 79, 1794962260.4677286);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 81, 0, 'done', false, 80, 1794962260.474098);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 82, 0, 'draft A14', false, 81, 1794962260.482154);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 83, -1, 'offer A13', true, 81, 1794962260.482154);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 84, 0, 'choose A05', false, 83, 1794962260.486169);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 85, 1, 'choose A22', false, 84, 1794962260.49049);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 86, 0, 'income column', false, 85, 1794962260.4981496);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 87, 0, 'done', false, 86, 1794962260.502335);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 88, 0, 'done', false, 87, 1794962260.5101788);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 89, 0, 'draft A08', false, 88, 1794962260.5155282);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 90, 1, 'income column', false, 89, 1794962260.5242095);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 91, 1, 'done', true, 89, 1794962260.5242095);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 92, 1, 'build MHC bs', false, 91, 1794962260.5317323);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 93, 1, 'done', false, 92, 1794962260.5342674);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 94, 1, 'draft A25', false, 93, 1794962260.5461583);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 95, -1, 'offer A16', true, 93, 1794962260.5461583);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 96, 1, 'choose A02', false, 95, 1794962260.5541332);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 97, 0, 'choose A08', false, 96, 1794962260.558391);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 98, 1, 'income column', false, 97, 1794962260.562169);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 99, 1, 'done', true, 97, 1794962260.562169);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 100, 1, 'build OHC wb', false, 99, 1794962260.570246);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 101, 1, 'done', false, 100, 1794962260.5742702);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 102, 1, 'draft A16', false, 101, 1794962260.5831869);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 103, 0, 'income row', false, 102, 1794962260.585964);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 104, 0, 'buy Z01', false, 103, 1794962260.5941522);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 105, 0, 'sacrifice 1', false, 104, 1794962260.5981603);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 106, 0, 'done', true, 104, 1794962260.5981603);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 107, 0, 'build EPT ww', false, 106, 1794962260.6022558);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 108, 0, 'done', false, 107, 1794962260.6031945);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 109, 0, 'draft A05', false, 108, 1794962260.6062706);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 110, -1, 'market 1 2 Z05', true, 108, 1794962260.6062706);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 111, -1, 'offer A09', true, 108, 1794962260.6062706);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 112, 1, 'choose A20', false, 111, 1794962260.6101716);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 113, 0, 'choose A14', false, 112, 1794962260.6131377);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 114, 0, 'income row', false, 113, 1794962260.6167257);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 115, 0, 'done', false, 114, 1794962260.6264327);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 116, 0, 'build EHC bb', false, 115, 1794962260.6341214);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 117, 0, 'done', false, 116, 1794962260.6381533);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 118, 1, 'income row', false, 117, 1794962260.6420684);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 119, 1, 'done', true, 117, 1794962260.6420684);
INSERT INTO public.lines VALUES ('D3iUcSRZ7kLeN6ba', 120, 1, 'done', false, 119, 1794962260.6460664);
INSERT INTO public.links VALUES ('PUww28XOnHVOuASN', 0, 'qtofrh2tpCRh8Lyk-zxY44w4', 1794985460.6083832, false);
INSERT INTO public.notices VALUES ('PUww28XOnHVOuASN', 1, 57, 'freed', 1, 'Ben');
INSERT INTO public.owners VALUES ('PUww28XOnHVOuASN', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('D3iUcSRZ7kLeN6ba', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('D3iUcSRZ7kLeN6ba', 1, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.seats VALUES ('PUww28XOnHVOuASN', 0, 'person', 'Ana', '', 'F-zvx1fMJvxMod2CvWgg9FOu', true);
INSERT INTO public.seats VALUES ('PUww28XOnHVOuASN', 1, 'open', '', '', 'kKIHJYSCt8Vl6cK0vHMGXA1H', false);
INSERT INTO public.seats VALUES ('D3iUcSRZ7kLeN6ba', 0, 'person', 'Ana', '', 'SbMhkWNv7yoHWc7ztkXHq-Vh', true);
INSERT INTO public.seats VALUES ('D3iUcSRZ7kLeN6ba', 1, 'person', 'Nour', '', '3vWj_WYS8h4oTBWO9774Hl-e', true);
INSERT INTO public.settings VALUES ('layout', '2');
INSERT INTO public.settings VALUES ('key', '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f');
INSERT INTO public.tables VALUES ('PUww28XOnHVOuASN', 'mexica', 2, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 1, '', 1794962256.4685352, '[1]', NULL, NULL);
INSERT INTO public.tables VALUES ('D3iUcSRZ7kLeN6ba', 'zapotec', 2, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 0, 'JYSgGcbw8RLe4UCR', 1794962259.5385451, '[]', NULL, NULL);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY ("table", n);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_pkey PRIMARY KEY ("table");
ALTER TABLE ONLY public.departed
    ADD CONSTRAINT departed_pkey PRIMARY KEY ("table", seat, browser);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY ("table", seq);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY ("table", n);
ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY ("table", seat, browser);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_owners_browser ON public.owners USING btree (browser);
