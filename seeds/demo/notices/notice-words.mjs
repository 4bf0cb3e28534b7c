import { tsImport } from 'tsx/esm/api'

/** The product's own words. Its catalogue is TypeScript, and seeds are loaded before or without a build. */
export const { NOTICES } = await tsImport('../../../actions/src/domain/notices/catalogue.ts', import.meta.url)
