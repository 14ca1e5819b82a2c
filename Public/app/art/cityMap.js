// The city of the places: its ground, water, parks, streets, houses and names, in its own units. Pure.
//
// Sources/PreviewScenes/SplitOrFlip/Places/City.swift has the places in the city. The colours are in the style sheet.
import { Random, hash } from './random.js';

const shore = 'M1560-20C1530 120 1600 240 1560 360C1540 430 1530 500 1500 600C1480 680 1560 760 1540 850C1530 900 1530 930 1545 980'
  + 'C1570 1080 1500 1150 1470 1240C1440 1330 1500 1420 1460 1500C1450 1540 1440 1580 1430 1620';
const river = 'M-30 905C200 860 320 1000 520 985C700 970 780 915 962 948C1120 985 1250 900 1400 925C1460 935 1500 940 1580 935';

/** The large streets, by their names. They lie over the water, where they are bridges. */
const avenues = {
  'North Street': 'M-20 172C300 200 900 165 1540 205',
  'Station Road': 'M-20 470C200 480 420 490 588 480M882 478C1000 474 1200 490 1478 470',
  'Park Row': 'M588 60C585 200 592 420 586 600C580 720 590 840 585 905',
  'Canal Street': 'M-20 735C300 760 700 740 1000 748S1350 730 1450 748',
  'South Bank': 'M-20 1072C200 1058 400 1120 700 1100C900 1085 1050 1122 1200 1095C1300 1080 1380 1090 1450 1070',
  'Orchard Lane': 'M-20 1350C200 1368 500 1402 760 1390C1000 1380 1200 1400 1420 1380',
  'Weaver Street': 'M455-20C450 200 462 500 452 760C446 900 470 1100 460 1300S470 1540 466 1620',
  'Mill Street': 'M880 200C878 400 884 520 882 650C890 760 960 850 962 948C964 1060 950 1200 960 1390V1620',
  'Lime Avenue': 'M1072-20C1080 200 1066 500 1072 748C1076 860 1090 980 1110 1110C1130 1240 1120 1330 1124 1390',
  'Quay Street': 'M1490-20C1470 120 1530 240 1490 370C1470 450 1450 520 1420 610C1400 700 1480 780 1460 860C1450 920 1460 1000 1450 1060'
    + 'C1430 1130 1400 1200 1380 1260C1370 1340 1420 1430 1380 1620',
  'Hill Road': 'M60-20C70 80 60 140 110 190S240 300 250 360S240 430 250 478',
};

const highway = 'M1290-20C1260 160 1290 300 1262 470C1230 640 1290 760 1262 900C1240 1020 1300 1130 1260 1260S1290 1500 1270 1620';
const railway = 'M-20 560C120 540 220 520 330 505C420 500 400 640 396 800C390 1000 520 1200 585 1420L600 1620';

const parks = [
  'M606 318q0-14 14-14h234q14 0 14 14v208q0 14-14 14H620q-14 0-14-14Z',
  'M168 1216q0-12 12-12h170q12 0 12 12v104q0 12-12 12l-170-8q-12 0-12-12Z',
  'M1304 1110C1340 1100 1400 1104 1420 1112C1412 1150 1390 1190 1374 1222C1340 1226 1316 1220 1296 1214Z',
  'M88 128C140 84 250 96 276 168C300 240 236 286 170 278C96 270 44 184 88 128Z',
  'M640 1150C700 1140 790 1150 826 1160C840 1200 820 1250 770 1262C700 1270 650 1240 636 1210Z',
];
const ponds = 'M690 470C720 440 800 446 820 476C834 500 790 520 744 514C704 510 670 494 690 470ZM226 1262C246 1250 286 1254 292 1272C290 1290 238 1288 226 1262Z';
const parkPaths = 'M606 340C680 380 700 430 660 540M868 330C820 380 760 400 700 410S640 400 606 420M868 520C830 440 800 420 735 430M168 1240C220 1250 300 1230 362 1290M1310 1160C1350 1150 1380 1170 1400 1140M110 250C150 220 170 210 180 200S230 170 262 176';

const between = (low, high, step) => Array.from({ length: Math.ceil((high - low) / step) }, (_, i) => low + i * step);

/** The small streets, which form a slightly irregular grid. */
function lanes(random) {
  const down = between(40, 1460, 86).map(x => {
    const lean = random.between(-26, 26);
    return `M${x} ${random.whole(-20, 120)}L${Math.round(x + lean)} ${random.whole(1420, 1620)}`;
  });
  const across = between(60, 1600, 74).map(y => `M${random.whole(-20, 60)} ${y}L${random.whole(1380, 1520)} ${Math.round(y + random.between(-18, 18))}`);
  return [...down, ...across].join('');
}

/** Houses in the blocks between the lanes. */
function houses(random) {
  const blocks = between(60, 1380, 86).flatMap(x => between(80, 1560, 74).map(y => [x, y]));
  return blocks.flatMap(([x, y]) => between(0, random.whole(1, 3), 1).map(i => {
    const width = random.whole(16, 30);
    const height = random.whole(14, 40);
    return `M${x + 2 + i * 24} ${Math.round(y + random.between(0, 20))}h${width - 8}v${height}h${8 - width}Z`;
  })).join('');
}

function trees(random) {
  const places = [[618, 314, 238, 214], [176, 1212, 170, 100], [1312, 1118, 76, 88], [100, 130, 150, 120], [650, 1160, 150, 80]];
  return places.flatMap(([x, y, width, height]) => Array.from({ length: Math.round(width * height / 900) }, () => {
    const r = random.between(3, 7);
    return `M${Math.round(x + random.next() * width)} ${Math.round(y + random.next() * height)}m${-r.toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
  })).join('');
}

/** The layers of the map, from the ground up: `[class, outline]`. */
export function layers() {
  const random = new Random(hash('city'));
  const all = Object.values(avenues).join('');
  return [
    ['lane-edge', lanes(new Random(7))],
    ['lane', lanes(new Random(7))],
    ['houses', houses(random)],
    ['square', 'M1112 520h100v104h-100Z'],
    ...parks.map(outline => ['park', outline]),
    ['trees', trees(random)],
    ['park-path', parkPaths],
    ['pond', ponds],
    ['river', river],
    ['sea-edge', `${shore}L2020 1620V-20Z`],
    ['sea', `${shore}L2020 1620V-20Z`],
    ['mole', 'M1535 958C1600 1000 1680 1014 1750 1010M1472 1330C1560 1300 1640 1240 1700 1180M1500 380l48 8'],
    ['ferry', 'M1548 388C1700 340 1860 320 2020 250'],
    ['railway-bed', railway],
    ['railway', railway],
    ['street-edge', all],
    ['street', all],
    ['highway-edge', highway],
    ['highway', highway],
  ];
}

/** Names along lines: `[class, name, outline, position on the line in percent]`. */
export function namesAlong() {
  const along = ([name, outline], start) => ['street-name', name, outline.split('M').slice(-1).map(part => `M${part}`)[0], start];
  const starts = { 'North Street': 26, 'Station Road': 40, 'Park Row': 52, 'Canal Street': 28, 'South Bank': 20, 'Orchard Lane': 52, 'Weaver Street': 40, 'Mill Street': 75, 'Lime Avenue': 22, 'Quay Street': 46, 'Hill Road': 55 };
  return [...Object.entries(avenues).map(entry => along(entry, starts[entry[0]])), ['water-name', 'River Lind', river, 44]];
}

/**
 * Names at points: `[class, name, x, y]`.
 *
 * @type {[string, string, number, number][]}
 */
export const names = [
  ['district-name', 'Northside', 300, 330],
  ['district-name', 'Old Town', 1172, 300],
  ['district-name', 'Weavers', 250, 640],
  ['district-name', 'South Bank', 730, 1316],
  ['district-name', 'Orchards', 250, 1480],
  ['park-name', 'Tanner’s Field', 734, 1215],
  ['water-name', 'Harbour Bay', 1780, 700],
  ['water-name', 'Outer Roads', 1820, 1300],
  ['square-name', 'Market Square', 1162, 640],
];
