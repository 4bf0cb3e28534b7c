import { randomFrom } from '../random.mjs'
import { HAIR_STYLES } from './hair.mjs'
import { CLOTHES, GROUNDS, HAIR, SKINS } from './palette.mjs'

const INK = '#1B1F1D'
const SCARVES = ['#22664A', '#3D3350', '#2B3A4A', '#7B3A36', '#5A625D']
const BODY = 'M18 160C20 132 44 122 66 117L94 117C116 122 140 132 142 160Z'

/**
 * A flat, friendly portrait of 160 by 160.
 * @param {{ slug: string, skin: number, hair: string, tone: string, beard?: boolean, glasses?: boolean }} look
 * @returns {string} the SVG text
 */
export function drawFace(look) {
  const random = randomFrom(`face ${look.slug}`)
  const skin = SKINS[look.skin]
  const fill = look.hair === 'scarf' ? random.pick(SCARVES) : HAIR[look.tone]
  const hair = HAIR_STYLES[look.hair](fill)
  const ground = random.pick(GROUNDS)
  const parts = [
    `<rect width="160" height="160" fill="${ground}"/>`,
    hair.back,
    clothes(random, skin),
    look.hair === 'scarf' ? '' : ears(skin),
    `<path d="M50 70C50 48 62 38 80 38S110 48 110 70C110 96 96 112 80 112S50 96 50 70Z" fill="${skin.face}"/>`,
    look.beard ? beard(fill) : '',
    features(random, skin, HAIR[look.tone], look),
    hair.front,
    look.glasses ? glasses(random) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${parts.join('')}</svg>\n`
}

function ears(skin) {
  return `<ellipse cx="50" cy="76" rx="5" ry="8" fill="${skin.shade}"/><ellipse cx="110" cy="76" rx="5" ry="8" fill="${skin.shade}"/>`
}

function clothes(random, skin) {
  const { body, tone } = random.pick(CLOTHES)
  const neck = `<path d="M67 98H93V120C93 128 67 128 67 120Z" fill="${skin.shade}"/>`
  const torso = `<path d="${BODY}" fill="${body}"/>`
  const cut = random.pick(['crew', 'blazer', 'shirt', 'turtle'])
  if (cut === 'crew') return `${torso}<path d="M64 117C66 132 94 132 96 117Z" fill="${skin.shade}"/>${neck}`
  if (cut === 'turtle')
    return `${neck}${torso}<path d="M65 108C72 113 88 113 95 108L97 122C88 128 72 128 63 122Z" fill="${body}"/>`
  const opening = `<path d="M66 116L80 150L94 116Z" fill="${tone}"/>`
  if (cut === 'shirt')
    return `${torso}${neck}<path d="M66 114L58 124L72 138L80 126L88 138L102 124L94 114L80 128Z" fill="${tone}"/>`
  return `${torso}${opening}${neck}<path d="M66 115L54 124L64 136L58 142L80 160L102 142L96 136L106 124L94 115L80 152Z" fill="${body}" stroke="${INK}" stroke-opacity=".18"/>`
}

function features(random, skin, hairTone, look) {
  const brow = look.tone === 'white' || look.tone === 'grey' ? '#7B7D79' : hairTone
  const lift = random.int(-1, 1)
  const brows = `<g stroke="${brow}" stroke-width="2.6" stroke-linecap="round" fill="none"><path d="M60 ${65 + lift}Q66 ${61 + lift} 72 ${64 + lift}"/><path d="M88 ${64 + lift}Q94 ${61 + lift} 100 ${65 + lift}"/></g>`
  const eyes = random.chance(0.22)
    ? `<g stroke="${INK}" stroke-width="2.4" stroke-linecap="round" fill="none"><path d="M62 74Q66.500 70 71 74"/><path d="M89 74Q93.500 70 98 74"/></g>`
    : `<g fill="${INK}"><circle cx="66.500" cy="73" r="3"/><circle cx="93.500" cy="73" r="3"/></g><g fill="#fff" fill-opacity=".85"><circle cx="67.600" cy="72" r=".9"/><circle cx="94.600" cy="72" r=".9"/></g>`
  const nose = `<path d="M80 74C79 80 77 84 78 86Q80 88 83 86.500" stroke="${skin.shade}" stroke-width="2.2" stroke-linecap="round" fill="none"/>`
  const mouth = random.chance(0.4)
    ? `<path d="M69 94Q80 97 91 94Q88 104 80 104T69 94Z" fill="#fff" stroke="${skin.lips}" stroke-width="1.8" stroke-linejoin="round"/>`
    : `<path d="M70 95Q80 ${101 + lift} 90 95" stroke="${skin.lips}" stroke-width="2.8" stroke-linecap="round" fill="none"/>`
  return `${brows}${eyes}${nose}${mouth}`
}

function beard(fill) {
  return `<path fill-rule="evenodd" fill="${fill}" d="M50 74C50 100 64 115 80 115S110 100 110 74C107 86 102 90 96 89C90 85 70 85 64 89C58 90 53 86 50 74ZM68 94Q80 91 92 94Q90 106 80 106T68 94Z"/>`
}

function glasses(random) {
  const lens = random.chance(0.5)
    ? '<circle cx="66" cy="73.500" r="10"/><circle cx="94" cy="73.500" r="10"/>'
    : '<rect x="55.500" y="66" width="21" height="15.500" rx="5"/><rect x="83.500" y="66" width="21" height="15.500" rx="5"/>'
  return `<g fill="#fff" fill-opacity=".22" stroke="${INK}" stroke-width="2">${lens}<path d="M76 72Q80 69.500 84 72M56 72L50 70M104 72L110 70" fill="none"/></g>`
}
