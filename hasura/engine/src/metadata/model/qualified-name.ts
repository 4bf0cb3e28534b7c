export interface QualifiedName {
  readonly schema: string
  readonly name: string
}
