const TOP = 'M49 70C45 36 64 29 80 29S115 36 111 70C107 54 97 46 80 46S53 54 49 70Z'
const PARTED = 'M49 71C44 36 66 27 85 28C106 30 116 45 111 71C109 57 104 50 98 46C86 47 74 44 68 38C64 47 53 53 49 71Z'
const FRINGE = 'M49 68C47 36 64 28 80 28S113 36 111 68C107 60 103 57 96 57C84 60 66 60 58 57C54 58 51 62 49 68Z'
const SHORT = 'M49 68C44 38 62 27 82 27C104 27 116 42 111 68C108 58 106 52 101 47C88 52 70 51 60 46C54 52 51 60 49 68Z'
const QUIFF =
  'M49 68C47 52 50 44 54 40C58 26 78 20 96 26C110 30 114 48 111 68C108 58 106 52 102 48C88 54 70 52 58 48C53 54 51 60 49 68Z'
const CROP = 'M50 64C48 41 63 33 80 33S112 41 110 64C106 51 96 44 80 44S54 51 50 64Z'

const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`
const circles = (points, radius, fill) =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join('')

const CURLS_BACK = [
  [52, 58],
  [48, 72],
  [52, 86],
  [108, 58],
  [112, 72],
  [108, 86],
  [58, 44],
  [102, 44],
  [70, 34],
  [90, 34],
  [80, 31],
]
const CURLS_FRONT = [
  [58, 50],
  [66, 43],
  [75, 39],
  [85, 39],
  [94, 43],
  [102, 50],
]

/** Each style: the layers behind the head and over the brow. */
export const HAIR_STYLES = {
  short: (fill) => ({ back: '', front: path(SHORT, fill) }),
  quiff: (fill) => ({ back: '', front: path(QUIFF, fill) }),
  parted: (fill) => ({ back: '', front: path(PARTED, fill) }),
  crop: (fill) => ({ back: '', front: path(CROP, fill, ' opacity=".92"') }),
  bald: () => ({ back: '', front: '' }),
  receding: (fill) => ({
    back: '',
    front: path('M49 74C46 58 48 48 54 42C56 52 53 60 52 74ZM111 74C114 58 112 48 106 42C104 52 107 60 108 74Z', fill),
  }),
  long: (fill) => ({
    back: path('M45 70C42 34 62 25 80 25S118 34 115 70L120 128C106 136 54 136 40 128Z', fill),
    front: path(PARTED, fill),
  }),
  wavy: (fill) => ({
    back: path(
      'M44 68C42 34 62 24 80 24S118 34 116 68C124 78 116 88 122 98C128 110 118 120 122 130C106 140 54 140 38 130C42 120 32 110 38 98C44 88 36 78 44 68Z',
      fill,
    ),
    front: path(PARTED, fill),
  }),
  bob: (fill) => ({
    back: path(
      'M44 70C41 34 62 25 80 25S119 34 116 70L117 102C112 110 102 108 98 104L62 104C58 108 48 110 43 102Z',
      fill,
    ),
    front: path(FRINGE, fill),
  }),
  bun: (fill) => ({ back: `<circle cx="80" cy="22" r="13" fill="${fill}"/>`, front: path(TOP, fill) }),
  ponytail: (fill) => ({
    back: path('M102 40C130 44 136 84 122 118C120 98 116 78 102 62Z', fill),
    front: path(TOP, fill),
  }),
  curls: (fill) => ({ back: circles(CURLS_BACK, 12, fill), front: circles(CURLS_FRONT, 9, fill) }),
  longcurls: (fill) => ({
    back: circles([...CURLS_BACK, [44, 98], [116, 98], [46, 112], [114, 112], [52, 124], [108, 124]], 13, fill),
    front: circles(CURLS_FRONT, 9, fill),
  }),
  afro: (fill) => ({ back: `<circle cx="80" cy="56" r="45" fill="${fill}"/>`, front: path(CROP, fill) }),
  locs: (fill) => ({
    back: [42, 50, 58, 102, 110, 118]
      .map((x) => `<rect x="${x - 5}" y="44" width="10" height="${x % 4 ? 78 : 84}" rx="5" fill="${fill}"/>`)
      .join(''),
    front: path(TOP, fill),
  }),
  scarf: (fill) => ({
    back: path(
      'M43 74C40 34 62 25 80 25S120 34 117 74C119 100 112 116 122 134C100 148 60 148 38 134C48 116 41 100 43 74Z',
      fill,
    ),
    front: `<path fill-rule="evenodd" fill="${fill}" d="M45 74C44 40 62 30 80 30S116 40 115 74C115 104 98 120 80 120S45 104 45 74ZM56 76C56 54 66 46 80 46S104 54 104 76C104 96 93 107 80 107S56 96 56 76Z"/>`,
  }),
}
