import { tsImport } from 'tsx/esm/api'

/** The product's own catalogue. It is TypeScript, and seeds are loaded with or without a build. */
export const { NOTICES } = await tsImport('../../../actions/src/domain/notices/catalogue.ts', import.meta.url)
