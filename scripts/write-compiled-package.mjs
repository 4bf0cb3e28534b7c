// Writes what the compiled services need beside them in an image: node scripts/write-compiled-package.mjs
import { writeCompiledPackage } from './lib/compiled-package.mjs'

writeCompiledPackage()
