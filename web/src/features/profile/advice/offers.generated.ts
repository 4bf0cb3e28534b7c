/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OfferCardFragment = { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null };

export type ProfileOffersQueryVariables = Exact<{
  author: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type ProfileOffersQuery = { advice_cards: Array<{ id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null }> };

export type OwnOffersQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnOffersQuery = { expert_details_by_pk: { advice_offerings: Array<{ id: string, subtopic: string, description: string, description_rich_text: unknown, duration: number, price: number, enabled: boolean, created_at: string, master_topic: { topic_name: string } | null }> } | null };

export type SharedOfferQueryVariables = Exact<{
  slug: string;
  code: string;
}>;

export type SharedOfferQuery = { advice_details: Array<{ id: string | null, author_slug: string | null, description_rich_text: unknown, is_bookable: boolean | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null } | null }> };

export type OfferByIdQueryVariables = Exact<{
  id: string;
}>;

export type OfferByIdQuery = { advice_details: Array<{ id: string | null, author_slug: string | null, description_rich_text: unknown, is_bookable: boolean | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, created_at: string | null } | null }> };

export const OfferCardFragmentDoc = `
    fragment OfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}
    `;
export const ProfileOffersDocument = `
    query ProfileOffers($author: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  advice_cards(
    where: {author_id: {_eq: $author}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...OfferCard
  }
}
    fragment OfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}`;

export const useProfileOffersQuery = <
      TData = ProfileOffersQuery,
      TError = Error
    >(
      variables: ProfileOffersQueryVariables,
      options?: Omit<UseQueryOptions<ProfileOffersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProfileOffersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProfileOffersQuery, TError, TData>(
      {
    queryKey: ['ProfileOffers', variables],
    queryFn: graphqlFetcher<ProfileOffersQuery, ProfileOffersQueryVariables>(ProfileOffersDocument, variables),
    ...options
  }
    )};

useProfileOffersQuery.document = ProfileOffersDocument;

useProfileOffersQuery.getKey = (variables: ProfileOffersQueryVariables) => ['ProfileOffers', variables];

useProfileOffersQuery.rootKey = 'ProfileOffers';

useProfileOffersQuery.fetcher = (variables: ProfileOffersQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ProfileOffersQuery, ProfileOffersQueryVariables>(ProfileOffersDocument, variables, options);

export const OwnOffersDocument = `
    query OwnOffers($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  expert_details_by_pk(user_id: $me) {
    advice_offerings(
      where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
      order_by: [{created_at: desc}, {id: desc}]
      limit: $limit
    ) {
      id
      subtopic
      description
      description_rich_text
      duration
      price
      enabled
      created_at
      master_topic {
        topic_name
      }
    }
  }
}
    `;

export const useOwnOffersQuery = <
      TData = OwnOffersQuery,
      TError = Error
    >(
      variables: OwnOffersQueryVariables,
      options?: Omit<UseQueryOptions<OwnOffersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnOffersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnOffersQuery, TError, TData>(
      {
    queryKey: ['OwnOffers', variables],
    queryFn: graphqlFetcher<OwnOffersQuery, OwnOffersQueryVariables>(OwnOffersDocument, variables),
    ...options
  }
    )};

useOwnOffersQuery.document = OwnOffersDocument;

useOwnOffersQuery.getKey = (variables: OwnOffersQueryVariables) => ['OwnOffers', variables];

useOwnOffersQuery.rootKey = 'OwnOffers';

useOwnOffersQuery.fetcher = (variables: OwnOffersQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnOffersQuery, OwnOffersQueryVariables>(OwnOffersDocument, variables, options);

export const SharedOfferDocument = `
    query SharedOffer($slug: String!, $code: String!) {
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
      ...OfferCard
    }
  }
}
    fragment OfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}`;

export const useSharedOfferQuery = <
      TData = SharedOfferQuery,
      TError = Error
    >(
      variables: SharedOfferQueryVariables,
      options?: Omit<UseQueryOptions<SharedOfferQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SharedOfferQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SharedOfferQuery, TError, TData>(
      {
    queryKey: ['SharedOffer', variables],
    queryFn: graphqlFetcher<SharedOfferQuery, SharedOfferQueryVariables>(SharedOfferDocument, variables),
    ...options
  }
    )};

useSharedOfferQuery.document = SharedOfferDocument;

useSharedOfferQuery.getKey = (variables: SharedOfferQueryVariables) => ['SharedOffer', variables];

useSharedOfferQuery.rootKey = 'SharedOffer';

useSharedOfferQuery.fetcher = (variables: SharedOfferQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<SharedOfferQuery, SharedOfferQueryVariables>(SharedOfferDocument, variables, options);

export const OfferByIdDocument = `
    query OfferById($id: uuid!) {
  advice_details(where: {id: {_eq: $id}}, limit: 1) {
    id
    author_slug
    description_rich_text
    is_bookable
    card {
      ...OfferCard
    }
  }
}
    fragment OfferCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  created_at
}`;

export const useOfferByIdQuery = <
      TData = OfferByIdQuery,
      TError = Error
    >(
      variables: OfferByIdQueryVariables,
      options?: Omit<UseQueryOptions<OfferByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OfferByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OfferByIdQuery, TError, TData>(
      {
    queryKey: ['OfferById', variables],
    queryFn: graphqlFetcher<OfferByIdQuery, OfferByIdQueryVariables>(OfferByIdDocument, variables),
    ...options
  }
    )};

useOfferByIdQuery.document = OfferByIdDocument;

useOfferByIdQuery.getKey = (variables: OfferByIdQueryVariables) => ['OfferById', variables];

useOfferByIdQuery.rootKey = 'OfferById';

useOfferByIdQuery.fetcher = (variables: OfferByIdQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OfferByIdQuery, OfferByIdQueryVariables>(OfferByIdDocument, variables, options);
