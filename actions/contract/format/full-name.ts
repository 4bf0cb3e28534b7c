/** Both spellings: database rows use one, forms, sessions and emails the other. */
type Named =
  | { first_name: string | null; last_name: string | null }
  | { firstName: string | null; lastName: string | null }

/** First and last name joined, as people are shown everywhere. */
export function fullName(person: Named): string {
  const names = 'firstName' in person ? [person.firstName, person.lastName] : [person.first_name, person.last_name]
  return names.filter(Boolean).join(' ')
}
