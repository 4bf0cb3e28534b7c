/** Muted tints of the product's own colours (accent, info, warn, danger on paper). */
export const GROUNDS = ['#E4F0E9', '#F3F1EB', '#DDE8F1', '#F2E7D2', '#F3E0DC', '#D9E6DD', '#E7E4EF', '#E9EBDD']

/** Six skin tones from light to dark: face, shade (ears, nose, neck), lips. */
export const SKINS = [
  { face: '#F6D7C3', shade: '#E7BBA0', lips: '#C9736B' },
  { face: '#EFC5A4', shade: '#DBA67F', lips: '#BC665B' },
  { face: '#DFAA80', shade: '#C68C60', lips: '#A9574C' },
  { face: '#BE8457', shade: '#A36B42', lips: '#8C4238' },
  { face: '#8F5A3A', shade: '#75452A', lips: '#5E2B26' },
  { face: '#63402D', shade: '#4C2E1F', lips: '#3D1C1A' },
]

export const HAIR = {
  black: '#22201F',
  dark: '#3B2A20',
  brown: '#5C3D27',
  chestnut: '#7A4A2A',
  auburn: '#96502F',
  blond: '#C99A55',
  grey: '#9A9C98',
  white: '#DADAD4',
}

/** Clothes: body, and a second tone for collar, lapel or shirt. */
export const CLOTHES = [
  { body: '#22664A', tone: '#F3F1EB' },
  { body: '#2B3A4A', tone: '#DDE8F1' },
  { body: '#5A625D', tone: '#FBFAF7' },
  { body: '#8A5A00', tone: '#F2E7D2' },
  { body: '#7B3A36', tone: '#F3E0DC' },
  { body: '#1F5FA8', tone: '#FFFFFF' },
  { body: '#E2DFD6', tone: '#5A625D' },
  { body: '#3D3350', tone: '#E7E4EF' },
  { body: '#1B1F1D', tone: '#A3ABA5' },
]
