/** As rows spell somebody's name, and as forms, sessions and emails do. */
type Named =
  | { first_name: string | null; last_name: string | null }
  | { firstName: string | null; lastName: string | null }

/** First and last name as one, the way people are called everywhere. */
export function fullName(person: Named): string {
  const names = 'firstName' in person ? [person.firstName, person.lastName] : [person.first_name, person.last_name]
  return names.filter(Boolean).join(' ')
}
