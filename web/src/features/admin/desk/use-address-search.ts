import { useSearchParams } from 'react-router-dom'

/** What a desk of staff searches for, by name; it stands in the address, without what is empty. */
export function useAddressSearch<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams()
  const search = Object.fromEntries(names.map((name) => [name, query.get(name) || null])) as Record<Name, string | null>
  const change = (next: Partial<Record<Name, string | null>>) =>
    setQuery(
      Object.fromEntries(
        Object.entries<string | null>({ ...search, ...next }).filter((entry): entry is [string, string] => !!entry[1]),
      ),
    )
  return { search, change }
}
