import { randomFrom } from '../random.mjs'

const PAIRS = [
  ['#22664A', '#E4F0E9'],
  ['#1F5FA8', '#DDE8F1'],
  ['#8A5A00', '#F2E7D2'],
  ['#7B3A36', '#F3E0DC'],
  ['#3D3350', '#E7E4EF'],
  ['#2B3A4A', '#F3F1EB'],
]

const MARKS = {
  waves: (ink) =>
    [58, 80, 102]
      .map(
        (y) =>
          `<path d="M34 ${y}q11.500-14 23 0t23 0t23 0t23 0" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`,
      )
      .join(''),
  rings: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="10"><circle cx="66" cy="80" r="26"/><circle cx="94" cy="80" r="26"/></g>`,
  stairs: (ink) =>
    `<g fill="${ink}"><rect x="36" y="92" width="24" height="30" rx="3"/><rect x="68" y="66" width="24" height="56" rx="3"/><rect x="100" y="38" width="24" height="84" rx="3"/></g>`,
  peak: (ink) => `<path d="M30 118L66 50L86 86L98 66L130 118Z" fill="${ink}"/>`,
  leaf: (ink) =>
    `<path d="M40 120C36 66 70 40 124 38C126 92 96 124 40 120Z" fill="${ink}"/><path d="M46 114L96 66" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`,
  sun: (ink) =>
    `<circle cx="80" cy="80" r="24" fill="${ink}"/>${Array.from({ length: 8 }, (_, i) => `<rect x="75" y="30" width="10" height="18" rx="5" fill="${ink}" transform="rotate(${i * 45} 80 80)"/>`).join('')}`,
  grid: (ink) =>
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map(
          (column) =>
            `<rect x="${38 + column * 30}" y="${38 + row * 30}" width="24" height="24" rx="${(row + column) % 2 ? 12 : 4}" fill="${ink}"/>`,
        ),
      )
      .join(''),
  arc: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"><path d="M36 112A44 44 0 0 1 124 112"/><path d="M58 112A22 22 0 0 1 102 112"/></g>`,
  diamond: (ink) =>
    `<path d="M80 30L126 80L80 130L34 80Z" fill="${ink}"/><path d="M80 56L102 80L80 104L58 80Z" fill="#fff" fill-opacity=".75"/>`,
  bars: (ink) =>
    `<g fill="${ink}" transform="rotate(-24 80 80)"><rect x="40" y="46" width="80" height="16" rx="8"/><rect x="40" y="72" width="56" height="16" rx="8"/><rect x="40" y="98" width="80" height="16" rx="8"/></g>`,
}

/**
 * A company logo of 160 by 160, always the same for a name.
 * @param {{ slug: string, mark?: keyof typeof MARKS }} company
 * @returns {string} the SVG text
 */
export function drawLogo(company) {
  const random = randomFrom(`logo ${company.slug}`)
  const [strong, soft] = random.pick(PAIRS)
  const isFilled = random.chance(0.5)
  const mark = MARKS[company.mark ?? random.pick(Object.keys(MARKS))](isFilled ? soft : strong)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><rect width="160" height="160" rx="24" fill="${isFilled ? strong : soft}"/>${mark}</svg>\n`
}
