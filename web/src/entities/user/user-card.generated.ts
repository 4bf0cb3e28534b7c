/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserCardFragment = { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null };

export const UserCardFragmentDoc = `
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
    `;
