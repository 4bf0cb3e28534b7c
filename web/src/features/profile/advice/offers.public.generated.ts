/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicOfferCardFragment = { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null };

export type PublicProfileOffersQueryVariables = Exact<{
  author: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type PublicProfileOffersQuery = { advice_cards: Array<{ id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null }> };

export type PublicSharedOfferQueryVariables = Exact<{
  slug: string;
  code: string;
}>;

export type PublicSharedOfferQuery = { advice_details: Array<{ id: string | null, author_slug: string | null, description_rich_text: unknown, is_bookable: boolean | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null } | null }> };

export type PublicOfferByIdQueryVariables = Exact<{
  id: string;
}>;

export type PublicOfferByIdQuery = { advice_details: Array<{ id: string | null, author_slug: string | null, description_rich_text: unknown, is_bookable: boolean | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null } | null }> };

export const PublicOfferCardFragmentDoc = `
    fragment PublicOfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}
    `;
export const PublicProfileOffersDocument = `
    query PublicProfileOffers($author: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  advice_cards(
    where: {author_id: {_eq: $author}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...PublicOfferCard
  }
}
    fragment PublicOfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}`;

export const usePublicProfileOffersQuery = <
      TData = PublicProfileOffersQuery,
      TError = Error
    >(
      variables: PublicProfileOffersQueryVariables,
      options?: Omit<UseQueryOptions<PublicProfileOffersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicProfileOffersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicProfileOffersQuery, TError, TData>(
      {
    queryKey: ['PublicProfileOffers', variables],
    queryFn: publicGraphqlFetcher<PublicProfileOffersQuery, PublicProfileOffersQueryVariables>(PublicProfileOffersDocument, variables),
    ...options
  }
    )};

usePublicProfileOffersQuery.document = PublicProfileOffersDocument;

usePublicProfileOffersQuery.getKey = (variables: PublicProfileOffersQueryVariables) => ['PublicProfileOffers', variables];

usePublicProfileOffersQuery.rootKey = 'PublicProfileOffers';

usePublicProfileOffersQuery.fetcher = (variables: PublicProfileOffersQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicProfileOffersQuery, PublicProfileOffersQueryVariables>(PublicProfileOffersDocument, variables, options);

export const PublicSharedOfferDocument = `
    query PublicSharedOffer($slug: String!, $code: String!) {
  advice_details(
    where: {author_slug: {_eq: $slug}, share_code: {_eq: $code}}
    order_by: [{created_at: desc}]
    limit: 1
  ) {
    id
    author_slug
    description_rich_text
    is_bookable
    card {
      ...PublicOfferCard
    }
  }
}
    fragment PublicOfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}`;

export const usePublicSharedOfferQuery = <
      TData = PublicSharedOfferQuery,
      TError = Error
    >(
      variables: PublicSharedOfferQueryVariables,
      options?: Omit<UseQueryOptions<PublicSharedOfferQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicSharedOfferQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicSharedOfferQuery, TError, TData>(
      {
    queryKey: ['PublicSharedOffer', variables],
    queryFn: publicGraphqlFetcher<PublicSharedOfferQuery, PublicSharedOfferQueryVariables>(PublicSharedOfferDocument, variables),
    ...options
  }
    )};

usePublicSharedOfferQuery.document = PublicSharedOfferDocument;

usePublicSharedOfferQuery.getKey = (variables: PublicSharedOfferQueryVariables) => ['PublicSharedOffer', variables];

usePublicSharedOfferQuery.rootKey = 'PublicSharedOffer';

usePublicSharedOfferQuery.fetcher = (variables: PublicSharedOfferQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicSharedOfferQuery, PublicSharedOfferQueryVariables>(PublicSharedOfferDocument, variables, options);

export const PublicOfferByIdDocument = `
    query PublicOfferById($id: uuid!) {
  advice_details(where: {id: {_eq: $id}}, limit: 1) {
    id
    author_slug
    description_rich_text
    is_bookable
    card {
      ...PublicOfferCard
    }
  }
}
    fragment PublicOfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}`;

export const usePublicOfferByIdQuery = <
      TData = PublicOfferByIdQuery,
      TError = Error
    >(
      variables: PublicOfferByIdQueryVariables,
      options?: Omit<UseQueryOptions<PublicOfferByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicOfferByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicOfferByIdQuery, TError, TData>(
      {
    queryKey: ['PublicOfferById', variables],
    queryFn: publicGraphqlFetcher<PublicOfferByIdQuery, PublicOfferByIdQueryVariables>(PublicOfferByIdDocument, variables),
    ...options
  }
    )};

usePublicOfferByIdQuery.document = PublicOfferByIdDocument;

usePublicOfferByIdQuery.getKey = (variables: PublicOfferByIdQueryVariables) => ['PublicOfferById', variables];

usePublicOfferByIdQuery.rootKey = 'PublicOfferById';

usePublicOfferByIdQuery.fetcher = (variables: PublicOfferByIdQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicOfferByIdQuery, PublicOfferByIdQueryVariables>(PublicOfferByIdDocument, variables, options);
