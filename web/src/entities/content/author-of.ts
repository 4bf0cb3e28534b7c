/** Whose a card is, as the views of cards have it; GraphQL types a view's columns as nullable, but these never are null. */
export interface AuthorColumns {
  author_id: string | null
  author_slug?: string | null
  author_first_name: string | null
  author_last_name: string | null
}

/** The author as a person. */
export const authorOf = ({ author_id, author_slug, author_first_name, author_last_name }: AuthorColumns) => ({
  id: author_id ?? '',
  first_name: author_first_name ?? '',
  last_name: author_last_name ?? '',
  slug: author_slug,
})
