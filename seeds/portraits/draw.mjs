import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPANIES } from '../demo/people/companies.mjs'
import { EXPERTS } from '../demo/people/experts.mjs'
import { slugOf } from '../random.mjs'
import { drawFace } from './face.mjs'
import { drawLogo } from './logo.mjs'
import { PERSONA_LOGOS, PERSONA_LOOKS } from './personas.mjs'

const PUBLIC = fileURLToPath(new URL('../../web/public', import.meta.url))

/**
 * Draws every demo face and logo; deterministic.
 * @param {string} [folder] for faces/<slug>.svg and logos/<slug>.svg
 * @returns {{ faces: number, logos: number }} how many were written
 */
export function drawPortraits(folder = PUBLIC) {
  const people = [...EXPERTS, ...COMPANIES.map((company) => company.owner)]
  const faces = [...PERSONA_LOOKS, ...people.map((person) => ({ ...person, slug: slugOf(person.name) }))]
  const logos = [...PERSONA_LOGOS, ...COMPANIES.map(({ name, mark }) => ({ slug: slugOf(name), mark }))]
  writeAll(path.join(folder, 'faces'), faces, drawFace)
  writeAll(path.join(folder, 'logos'), logos, drawLogo)
  return { faces: faces.length, logos: logos.length }
}

function writeAll(folder, subjects, draw) {
  mkdirSync(folder, { recursive: true })
  for (const subject of subjects) writeFileSync(path.join(folder, `${subject.slug}.svg`), draw(subject))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { faces, logos } = drawPortraits(process.argv[2] ? path.resolve(process.argv[2]) : PUBLIC)
  process.stdout.write(`Drew ${faces} faces and ${logos} logos.\n`)
}
