/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicAdviceListQueryVariables = Exact<{
  filter: unknown;
  sort: string;
  afterPlace: number;
  afterAt: string;
  afterId: string;
  rows: number;
}>;

export type PublicAdviceListQuery = { find_advices: Array<{ advice_id: string | null, place: number | null, created_at: string | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, is_introductory: boolean | null, topic_id: string | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null } | null }> };

export type PublicAdviceCountQueryVariables = Exact<{
  filter: unknown;
  countMax: number;
}>;

export type PublicAdviceCountQuery = { find_advices_aggregate: { aggregate: { count: number } | null } };

export type PublicAdviceDetailQueryVariables = Exact<{
  id: string;
}>;

export type PublicAdviceDetailQuery = { advice_details: Array<{ description_rich_text: unknown, is_bookable: boolean | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, is_introductory: boolean | null, topic_id: string | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null } | null }> };

export type PublicAdviceTopicsQueryVariables = Exact<{ [key: string]: never; }>;

export type PublicAdviceTopicsQuery = { master_topics: Array<{ id: string, topic_name: string }> };

export type PublicAdviceCardFragment = { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, is_introductory: boolean | null, topic_id: string | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null };

export const PublicAdviceCardFragmentDoc = `
    fragment PublicAdviceCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  is_introductory
  topic_id
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
}
    `;
export const PublicAdviceListDocument = `
    query PublicAdviceList($filter: jsonb!, $sort: String!, $afterPlace: Int!, $afterAt: timestamptz!, $afterId: uuid!, $rows: Int!) {
  find_advices(
    args: {filter: $filter, sort: $sort, after_place: $afterPlace, after_at: $afterAt, after_id: $afterId, page_rows: $rows}
    order_by: [{place: asc}, {created_at: desc}, {advice_id: desc}]
    limit: $rows
  ) {
    advice_id
    place
    created_at
    card {
      ...PublicAdviceCard
    }
  }
}
    fragment PublicAdviceCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  is_introductory
  topic_id
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
}`;

export const usePublicAdviceListQuery = <
      TData = PublicAdviceListQuery,
      TError = Error
    >(
      variables: PublicAdviceListQueryVariables,
      options?: Omit<UseQueryOptions<PublicAdviceListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicAdviceListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicAdviceListQuery, TError, TData>(
      {
    queryKey: ['PublicAdviceList', variables],
    queryFn: publicGraphqlFetcher<PublicAdviceListQuery, PublicAdviceListQueryVariables>(PublicAdviceListDocument, variables),
    ...options
  }
    )};

usePublicAdviceListQuery.document = PublicAdviceListDocument;

usePublicAdviceListQuery.getKey = (variables: PublicAdviceListQueryVariables) => ['PublicAdviceList', variables];

usePublicAdviceListQuery.rootKey = 'PublicAdviceList';

usePublicAdviceListQuery.fetcher = (variables: PublicAdviceListQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicAdviceListQuery, PublicAdviceListQueryVariables>(PublicAdviceListDocument, variables, options);

export const PublicAdviceCountDocument = `
    query PublicAdviceCount($filter: jsonb!, $countMax: Int!) {
  find_advices_aggregate(
    args: {filter: $filter, sort: "none", after_place: 0, after_at: "infinity", after_id: "00000000-0000-0000-0000-000000000000", page_rows: $countMax}
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const usePublicAdviceCountQuery = <
      TData = PublicAdviceCountQuery,
      TError = Error
    >(
      variables: PublicAdviceCountQueryVariables,
      options?: Omit<UseQueryOptions<PublicAdviceCountQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicAdviceCountQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicAdviceCountQuery, TError, TData>(
      {
    queryKey: ['PublicAdviceCount', variables],
    queryFn: publicGraphqlFetcher<PublicAdviceCountQuery, PublicAdviceCountQueryVariables>(PublicAdviceCountDocument, variables),
    ...options
  }
    )};

usePublicAdviceCountQuery.document = PublicAdviceCountDocument;

usePublicAdviceCountQuery.getKey = (variables: PublicAdviceCountQueryVariables) => ['PublicAdviceCount', variables];

usePublicAdviceCountQuery.rootKey = 'PublicAdviceCount';

usePublicAdviceCountQuery.fetcher = (variables: PublicAdviceCountQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicAdviceCountQuery, PublicAdviceCountQueryVariables>(PublicAdviceCountDocument, variables, options);

export const PublicAdviceDetailDocument = `
    query PublicAdviceDetail($id: uuid!) {
  advice_details(where: {id: {_eq: $id}}, limit: 1) {
    description_rich_text
    is_bookable
    card {
      ...PublicAdviceCard
    }
  }
}
    fragment PublicAdviceCard on advice_cards {
  id
  subtopic
  description
  duration
  price
  is_introductory
  topic_id
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
  author_company
}`;

export const usePublicAdviceDetailQuery = <
      TData = PublicAdviceDetailQuery,
      TError = Error
    >(
      variables: PublicAdviceDetailQueryVariables,
      options?: Omit<UseQueryOptions<PublicAdviceDetailQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicAdviceDetailQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicAdviceDetailQuery, TError, TData>(
      {
    queryKey: ['PublicAdviceDetail', variables],
    queryFn: publicGraphqlFetcher<PublicAdviceDetailQuery, PublicAdviceDetailQueryVariables>(PublicAdviceDetailDocument, variables),
    ...options
  }
    )};

usePublicAdviceDetailQuery.document = PublicAdviceDetailDocument;

usePublicAdviceDetailQuery.getKey = (variables: PublicAdviceDetailQueryVariables) => ['PublicAdviceDetail', variables];

usePublicAdviceDetailQuery.rootKey = 'PublicAdviceDetail';

usePublicAdviceDetailQuery.fetcher = (variables: PublicAdviceDetailQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicAdviceDetailQuery, PublicAdviceDetailQueryVariables>(PublicAdviceDetailDocument, variables, options);

export const PublicAdviceTopicsDocument = `
    query PublicAdviceTopics {
  master_topics(where: {deleted: {_eq: false}}, order_by: {topic_name: asc}) {
    id
    topic_name
  }
}
    `;

export const usePublicAdviceTopicsQuery = <
      TData = PublicAdviceTopicsQuery,
      TError = Error
    >(
      variables?: PublicAdviceTopicsQueryVariables,
      options?: Omit<UseQueryOptions<PublicAdviceTopicsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicAdviceTopicsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicAdviceTopicsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PublicAdviceTopics'] : ['PublicAdviceTopics', variables],
    queryFn: publicGraphqlFetcher<PublicAdviceTopicsQuery, PublicAdviceTopicsQueryVariables>(PublicAdviceTopicsDocument, variables),
    ...options
  }
    )};

usePublicAdviceTopicsQuery.document = PublicAdviceTopicsDocument;

usePublicAdviceTopicsQuery.getKey = (variables?: PublicAdviceTopicsQueryVariables) => variables === undefined ? ['PublicAdviceTopics'] : ['PublicAdviceTopics', variables];

usePublicAdviceTopicsQuery.rootKey = 'PublicAdviceTopics';

usePublicAdviceTopicsQuery.fetcher = (variables?: PublicAdviceTopicsQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicAdviceTopicsQuery, PublicAdviceTopicsQueryVariables>(PublicAdviceTopicsDocument, variables, options);
