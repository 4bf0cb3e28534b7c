import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Puts isolated files first: they start whole products and take longest, and one that comes last leaves the other
 * workers idle.
 */
export class IsolatedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isIsolated = ({ project }: TestSpecification) => project.config.isolate === true
    return [...sorted.filter(isIsolated), ...sorted.filter((file) => !isIsolated(file))]
  }
}
