CREATE TABLE public.chat (
    "table" character varying NOT NULL,
    n integer NOT NULL,
    seat integer,
    text character varying NOT NULL,
    "time" double precision NOT NULL
);
CREATE TABLE public.claims (
    "table" character varying NOT NULL,
    part character varying NOT NULL,
    server character varying NOT NULL
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
CREATE TABLE public.questions (
    id character varying NOT NULL,
    "table" character varying NOT NULL,
    asked json NOT NULL,
    until double precision NOT NULL,
    server character varying NOT NULL,
    answer json
);
CREATE TABLE public.reviews (
    "table" character varying NOT NULL,
    part character varying NOT NULL,
    digest character varying NOT NULL,
    result json NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying NOT NULL,
    seat integer NOT NULL,
    kind character varying NOT NULL,
    name character varying NOT NULL,
    level character varying NOT NULL,
    secret character varying NOT NULL,
    used boolean DEFAULT false NOT NULL,
    resigned boolean DEFAULT false NOT NULL,
    takebacks integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.servers (
    id character varying NOT NULL,
    kind character varying NOT NULL,
    until double precision NOT NULL
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
    hushed json,
    level character varying DEFAULT ''::character varying NOT NULL,
    takeback character varying DEFAULT ''::character varying NOT NULL,
    forked integer,
    outcome json,
    changes integer DEFAULT 0 NOT NULL,
    begun_with character varying DEFAULT ''::character varying NOT NULL,
    played_with character varying DEFAULT ''::character varying NOT NULL,
    recorded boolean DEFAULT false NOT NULL
);
INSERT INTO public.chat VALUES ('PUww28XOnHVOuASN', 1, 0, 'Good luck, Ben!', 1794962257.7596164);
INSERT INTO public.chat VALUES ('PUww28XOnHVOuASN', 2, NULL, 'Hello from outside', 1794962257.7665565);
INSERT INTO public.chat VALUES ('PUww28XOnHVOuASN', 3, 1, 'Still here', 1794985234.1333313);
INSERT INTO public.clocks VALUES ('PUww28XOnHVOuASN', 600, 5);
INSERT INTO public.departed VALUES ('PUww28XOnHVOuASN', 1, 'cyyCCCCCCCCCCCCCCCCCCC', 'ended');
INSERT INTO public.departed VALUES ('p4_qtnRIKafYFa-L', 1, 'benBBBBBBBBBBBBBBBBBBB', 'freed');
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
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 1, -1, 'land a1 cacao', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 2, -1, 'land b1 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 3, -1, 'land c1 obsidian', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 4, -1, 'land d1 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 5, -1, 'land e1 jade', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 6, -1, 'land f1 none', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 7, -1, 'tile f1 X05 0', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 8, -1, 'land a2 none', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 9, -1, 'tile a2 X06 0', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 10, -1, 'land b2 jade', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 11, -1, 'land c2 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 12, -1, 'land d2 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 13, -1, 'land e2 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 14, -1, 'land f2 shell', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 15, -1, 'land a3 shell', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 16, -1, 'land b3 obsidian', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 17, -1, 'land c3 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 18, -1, 'land d3 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 19, -1, 'land e3 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 20, -1, 'land f3 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 21, -1, 'land a4 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 22, -1, 'land b4 none', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 23, -1, 'tile b4 X01 0', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 24, -1, 'land c4 shell', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 25, -1, 'land d4 maize', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 26, -1, 'land e4 none', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 27, -1, 'tile e4 X02 90', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 28, -1, 'land f4 none', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 29, -1, 'tile f4 X03 90', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 30, -1, 'land a5 cacao', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('0NCjUwtIi7ygUnYo', 31, -1, 'first 1', true, 0, 1794962258.206862);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 1, -1, 'disc 1', true, 0, 1794962258.7883642);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 2, -1, 'disc 2', true, 0, 1794962258.7883642);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 3, -1, 'disc 0', true, 0, 1794962258.7883642);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 4, 0, 'offer 12', false, 3, 1794962258.9933481);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 5, 1, 'offer 11', false, 4, 1794962259.0520766);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 6, 2, 'offer 2', false, 5, 1794962259.0627298);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 7, -1, 'harvest 1 5 6', true, 5, 1794962259.0627298);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 8, -1, 'big 17', true, 5, 1794962259.0627298);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 9, -1, 'small 12', true, 5, 1794962259.0627298);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 10, 2, 'bid 5 10', false, 9, 1794962259.0748646);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 11, 2, 'bid 0 11', false, 9, 1794962259.0748646);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 12, 2, 'bid 8 12', false, 9, 1794962259.0748646);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 13, 2, 'bid 3 4', false, 9, 1794962259.0748646);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 14, 2, 'bid 1 9', false, 9, 1794962259.0748646);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 15, 2, 'bid 6 7', false, 9, 1794962259.0748646);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 16, 1, 'bid 3 12', false, 15, 1794962259.0861309);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 17, 1, 'bid 2 7', false, 15, 1794962259.0861309);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 18, 1, 'bid 1 10', false, 15, 1794962259.0861309);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 19, 1, 'bid 0 4', false, 15, 1794962259.0861309);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 20, 1, 'bid 5 6', false, 15, 1794962259.0861309);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 21, 1, 'bid 8 9', false, 15, 1794962259.0861309);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 22, 0, 'bid 2 7', false, 21, 1794962259.1651578);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 23, 0, 'bid 3 10', false, 22, 1794962259.1669838);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 24, 0, 'bid 0 5', false, 23, 1794962259.174198);
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
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 1, -1, 'tile EPT B07', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 2, -1, 'tile EPV B19', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 3, -1, 'tile EPC B37', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 4, -1, 'tile EHT B04', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 5, -1, 'tile EHV B23', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 6, -1, 'tile EHC B36', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 7, -1, 'tile EFT B08', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 8, -1, 'tile EFV B20', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 9, -1, 'tile EFC B31', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 10, -1, 'tile OPT B01', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 11, -1, 'tile OPV B21', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 12, -1, 'tile OPC B39', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 13, -1, 'tile OHT B06', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 14, -1, 'tile OHV B22', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 15, -1, 'tile OHC B34', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 16, -1, 'tile OFT B05', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 17, -1, 'tile OFV B18', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 18, -1, 'tile OFC B33', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 19, -1, 'tile MPT B09', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 20, -1, 'tile MPV B16', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 21, -1, 'tile MPC B32', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 22, -1, 'tile MHT B02', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 23, -1, 'tile MHV B17', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 24, -1, 'tile MHC B38', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 25, -1, 'tile MFT B03', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 26, -1, 'tile MFV B24', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 27, -1, 'tile MFC B35', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 28, -1, 'market 1 0 Z05', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 29, -1, 'market 1 1 Z09', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 30, -1, 'market 1 2 Z01', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 31, -1, 'market 2 0 Z15', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 32, -1, 'market 2 1 Z19', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 33, -1, 'market 2 2 Z18', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 34, -1, 'market 3 0 Z27', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 35, -1, 'market 3 1 Z31', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 36, -1, 'market 3 2 Z28', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 37, -1, 'score-tile S7', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 38, -1, 'score-tile S6', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 39, -1, 'score-tile S2', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 40, -1, 'scoring A10', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 41, -1, 'offer A14', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 42, -1, 'offer A22', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 43, -1, 'offer A19', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 44, -1, 'deal 0 A01', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 45, -1, 'deal 0 A23', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 46, -1, 'deal 0 A24', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 47, -1, 'deal 0 A07', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 48, -1, 'deal 0 A02', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 49, -1, 'deal 0 A09', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 50, -1, 'deal 1 A21', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 51, -1, 'deal 1 A26', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 52, -1, 'deal 1 A16', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 53, -1, 'deal 1 A15', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 54, -1, 'deal 1 A11', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 55, -1, 'deal 1 A12', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 56, -1, 'ritual R09', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 57, -1, 'ritual R10', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 58, -1, 'ritual R07', true, 0, 1794962260.6518672);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 1, -1, 'order 5', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 2, -1, 'order 7', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 3, -1, 'order 3', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 4, -1, 'order 4', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 5, -1, 'order 12', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 6, -1, 'order 11', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 7, -1, 'order 13', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 8, -1, 'order 3', true, 0, 1794962260.678468);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 58, 1, 'spend', false, 57, 1794985234.1483874);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 59, 1, 'walk H6', false, 58, 1794985234.1524146);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 60, 1, 'walk H5', false, 59, 1794985234.156355);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 61, 1, 'end', false, 60, 1794985234.1603115);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 1, -1, 'land a1 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 2, -1, 'land b1 shell', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 3, -1, 'land c1 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 4, -1, 'land d1 none', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 5, -1, 'tile d1 X01 0', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 6, -1, 'land e1 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 7, -1, 'land f1 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 8, -1, 'land a2 none', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 9, -1, 'tile a2 X05 0', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 10, -1, 'land b2 none', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 11, -1, 'tile b2 X02 0', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 12, -1, 'land c2 obsidian', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 13, -1, 'land d2 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 14, -1, 'land e2 obsidian', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 15, -1, 'land f2 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 16, -1, 'land a3 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 17, -1, 'land b3 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 18, -1, 'land c3 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 19, -1, 'land d3 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 20, -1, 'land e3 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 21, -1, 'land f3 cacao', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 22, -1, 'land a4 jade', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 23, -1, 'land b4 cacao', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 24, -1, 'land c4 none', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 25, -1, 'tile c4 X03 90', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 26, -1, 'land d4 shell', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 27, -1, 'land e4 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 28, -1, 'land f4 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 29, -1, 'land a5 shell', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 30, -1, 'land b5 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 31, -1, 'land c5 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 32, -1, 'land d5 maize', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 33, -1, 'land e5 none', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 34, -1, 'tile e5 X04 0', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 35, -1, 'first 0', true, 0, 1794985234.648437);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 36, 0, 'found e1', false, 35, 1794985234.6581545);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 37, 0, 'build village', false, 36, 1794985234.658734);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 38, 0, 'done build', false, 37, 1794985234.6591747);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 39, 1, 'found e2', false, 38, 1794985234.6603334);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 40, 1, 'build garrison', false, 39, 1794985234.6626983);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 41, 1, 'build garrison', false, 40, 1794985234.6643884);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 42, 1, 'done build', false, 41, 1794985234.6682744);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 43, 0, 'found d2', false, 42, 1794985234.6690714);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 44, 0, 'build village', false, 43, 1794985234.6698494);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 45, 0, 'build garrison', false, 44, 1794985234.6711824);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 46, 0, 'build garrison', false, 45, 1794985234.6723194);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 47, 0, 'build reserve', false, 46, 1794985234.6732554);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 48, 1, 'found f4', false, 47, 1794985234.674203);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 49, 1, 'build palace', false, 48, 1794985234.6751416);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 50, 1, 'build garrison', false, 49, 1794985234.6819608);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 51, 1, 'build reserve', false, 50, 1794985234.7445467);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 52, 0, 'attack d2 e2', false, 51, 1794985234.7474363);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 53, 0, 'strength 1', false, 52, 1794985234.7485442);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 54, -1, 'roll 4', true, 52, 1794985234.7485442);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 55, 1, 'found d5', false, 54, 1794985234.7497041);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 56, 1, 'build village', false, 55, 1794985234.7502644);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 57, 0, 'found a5', false, 56, 1794985234.752774);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 58, 0, 'build garrison', false, 57, 1794985234.753872);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 59, 1, 'card 1', false, 58, 1794985234.7545946);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 60, 0, 'card 3', false, 59, 1794985234.7557423);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 61, 1, 'transform e2', false, 60, 1794985234.7580545);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 62, 0, 'flip', false, 61, 1794985234.846379);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 63, 0, 'share glory', false, 62, 1794985234.864361);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 64, 1, 'share glory', false, 63, 1794985234.869891);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 65, 1, 'transform f4', false, 64, 1794985234.8928323);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 66, 1, 'demolish reserve', false, 65, 1794985234.9126081);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 67, 0, 'found a1', false, 66, 1794985234.9146576);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 68, 0, 'build village', false, 67, 1794985234.9248636);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 69, 1, 'card 3', false, 68, 1794985234.9260688);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 70, -1, 'face 3 earthquake', true, 68, 1794985234.9260688);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 71, 0, 'card 2', false, 70, 1794985234.9363134);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 72, -1, 'face 2 toltec', true, 70, 1794985234.9363134);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 73, 0, 'lose d2 garrison', false, 72, 1794985234.9456112);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 74, 0, 'lose a5 garrison', false, 73, 1794985234.9564047);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 59, 0, 'choose A02', false, 58, 1794996193.8632798);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 60, 1, 'choose A15', false, 59, 1794996193.8664865);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 61, 0, 'income row', false, 60, 1794996193.8709476);
INSERT INTO public.lines VALUES ('JYSgGcbw8RLe4UCR', 62, 0, 'done', true, 60, 1794996193.8709476);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 62, 0, 'temple 2 B5', false, 61, 1794996194.1195562);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 63, 0, 'temple 4 G6', false, 62, 1794996194.1272187);
INSERT INTO public.lines VALUES ('PUww28XOnHVOuASN', 64, 0, 'spend', false, 63, 1794996194.1283116);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 75, 1, 'share glory', false, 74, 1794996194.1429265);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 76, 0, 'share glory', false, 75, 1794996194.1437624);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 77, 0, 'card 1', false, 76, 1794996194.1469383);
INSERT INTO public.lines VALUES ('gGNk4z9RtFguFtAP', 78, -1, 'face 1 exceptional_obsidian', true, 76, 1794996194.1469383);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 25, 0, 'bid 1 9', false, 24, 1794996194.3528862);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 26, 0, 'bid 6 11', false, 25, 1794996194.3711824);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 27, 0, 'bid 4 8', true, 25, 1794996194.3711824);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 28, 2, 'hut', false, 27, 1794996194.379342);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 29, 1, 'pass', false, 28, 1794996194.3887916);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 30, 1, 'pass', false, 28, 1794996194.3887916);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 31, 1, 'pass', false, 28, 1794996194.3887916);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 32, -1, 'harvest 1 3 5', true, 28, 1794996194.3887916);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 33, -1, 'big 13', true, 28, 1794996194.3887916);
INSERT INTO public.lines VALUES ('ntgllCFnDZt54dcl', 34, -1, 'small 8', true, 28, 1794996194.3887916);
INSERT INTO public.lines VALUES ('p4_qtnRIKafYFa-L', 9, 0, 'place I7', false, 8, 1794996194.390499);
INSERT INTO public.links VALUES ('PUww28XOnHVOuASN', 1, 'gp9rHH31W1nF-DulHfV7gcOw', 1794986134.1403654, false);
INSERT INTO public.notices VALUES ('p4_qtnRIKafYFa-L', 1, 8, 'back', 1, 'Ben');
INSERT INTO public.notices VALUES ('p4_qtnRIKafYFa-L', 2, 8, 'freed', 1, 'Ben');
INSERT INTO public.notices VALUES ('gGNk4z9RtFguFtAP', 1, 74, 'hint', 1, 'Ben');
INSERT INTO public.owners VALUES ('PUww28XOnHVOuASN', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('PUww28XOnHVOuASN', 1, 'benBBBBBBBBBBBBBBBBBBB');
INSERT INTO public.owners VALUES ('0NCjUwtIi7ygUnYo', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('0NCjUwtIi7ygUnYo', 2, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('ntgllCFnDZt54dcl', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('D3iUcSRZ7kLeN6ba', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('D3iUcSRZ7kLeN6ba', 1, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('JYSgGcbw8RLe4UCR', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('JYSgGcbw8RLe4UCR', 1, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('p4_qtnRIKafYFa-L', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('gGNk4z9RtFguFtAP', 0, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.owners VALUES ('gGNk4z9RtFguFtAP', 1, 'anaAAAAAAAAAAAAAAAAAAA');
INSERT INTO public.seats VALUES ('PUww28XOnHVOuASN', 0, 'person', 'Ana', '', 'F-zvx1fMJvxMod2CvWgg9FOu', true, false, 0);
INSERT INTO public.seats VALUES ('PUww28XOnHVOuASN', 1, 'person', 'Ben', '', 'FH9wzODiH9NxkU9x30LtqEKV', true, false, 0);
INSERT INTO public.seats VALUES ('0NCjUwtIi7ygUnYo', 0, 'person', 'Ana', '', 'OW2cr-V-18ZRNszsoTvV9PZj', true, false, 0);
INSERT INTO public.seats VALUES ('0NCjUwtIi7ygUnYo', 1, 'open', '', '', 'jBwFSL59CkVul6tG9KaMWOXo', false, false, 0);
INSERT INTO public.seats VALUES ('0NCjUwtIi7ygUnYo', 2, 'person', 'Dora', '', 'FD5zO7yq6QNySykPt8vAjytS', true, false, 0);
INSERT INTO public.seats VALUES ('ntgllCFnDZt54dcl', 0, 'person', 'Ana', '', 'UdzyDEeYLp8EgSF0dpq1dtPp', true, false, 0);
INSERT INTO public.seats VALUES ('ntgllCFnDZt54dcl', 1, 'bot', '', 'random', 'm2wx4oGXwr-cobhh--zzcj-K', false, false, 0);
INSERT INTO public.seats VALUES ('ntgllCFnDZt54dcl', 2, 'bot', '', 'random', 'fAvaarbogbY1uUvKCgC-idle', false, false, 0);
INSERT INTO public.seats VALUES ('D3iUcSRZ7kLeN6ba', 0, 'person', 'Ana', '', 'SbMhkWNv7yoHWc7ztkXHq-Vh', true, false, 0);
INSERT INTO public.seats VALUES ('D3iUcSRZ7kLeN6ba', 1, 'person', 'Nour', '', '3vWj_WYS8h4oTBWO9774Hl-e', true, false, 0);
INSERT INTO public.seats VALUES ('JYSgGcbw8RLe4UCR', 0, 'person', 'Nour', '', '5jM90covmk9ZHNI_WBOLpOez', true, false, 0);
INSERT INTO public.seats VALUES ('JYSgGcbw8RLe4UCR', 1, 'person', 'Ana', '', 'uNaFqcfW2z4tcBHtF97TzAa0', true, false, 0);
INSERT INTO public.seats VALUES ('p4_qtnRIKafYFa-L', 0, 'person', 'Ana', '', 'VLKWK59PlkBq567SWPqpOLMC', true, false, 0);
INSERT INTO public.seats VALUES ('p4_qtnRIKafYFa-L', 1, 'open', '', '', 'DPCzviP83BE0uC-3MrahS8VM', false, false, 0);
INSERT INTO public.seats VALUES ('p4_qtnRIKafYFa-L', 2, 'open', 'Eve', '', 'MUrOKDRJB5RzeEouBVTvr0cq', false, false, 0);
INSERT INTO public.seats VALUES ('gGNk4z9RtFguFtAP', 0, 'person', 'Ana', '', 'KeXsetkz0uy1YqwHumOn8TXC', true, false, 0);
INSERT INTO public.seats VALUES ('gGNk4z9RtFguFtAP', 1, 'person', 'Ben', '', 'ycS7Wn_jJju6JChFvuLTBf7Y', true, false, 0);
INSERT INTO public.settings VALUES ('layout', '6');
INSERT INTO public.settings VALUES ('key', '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f');
INSERT INTO public.tables VALUES ('PUww28XOnHVOuASN', 'mexica', 2, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 1, '', 1794962256.4685352, '[0]', NULL, NULL, '', '', NULL, NULL, 3, '', '', false);
INSERT INTO public.tables VALUES ('0NCjUwtIi7ygUnYo', 'lapins', 3, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 0, '', 1794962258.209295, '[1]', NULL, NULL, '', '', NULL, NULL, 0, '', '', false);
INSERT INTO public.tables VALUES ('ntgllCFnDZt54dcl', 'chocolatl', 3, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 0, '', 1794962258.7891033, '[0, 1, 2]', NULL, NULL, '', '', NULL, NULL, 4, '', '', false);
INSERT INTO public.tables VALUES ('D3iUcSRZ7kLeN6ba', 'zapotec', 2, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 0, 'JYSgGcbw8RLe4UCR', 1794962259.5385451, '[]', NULL, NULL, '', '', NULL, '{"points": [23, 4], "places": [1, 2]}', 0, '', '', false);
INSERT INTO public.tables VALUES ('JYSgGcbw8RLe4UCR', 'zapotec', 2, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 0, '', 1794962260.6529782, '[0]', NULL, NULL, '', '', NULL, NULL, 3, '', '', false);
INSERT INTO public.tables VALUES ('p4_qtnRIKafYFa-L', 'mexica', 3, '{}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 0, '', 1794962260.6789494, '[1]', NULL, NULL, '', '', NULL, NULL, 1, '', '', false);
INSERT INTO public.tables VALUES ('gGNk4z9RtFguFtAP', 'lapins', 2, '{"length": "3"}', '', 'anaAAAAAAAAAAAAAAAAAAA', false, 1, '', 1794985234.6490707, '[1]', true, '{"decision": 2, "times": [0, 1]}', '', '', NULL, NULL, 3, '', '', false);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY ("table", n);
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY ("table", part);
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
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY ("table", part);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_owners_browser ON public.owners USING btree (browser);
