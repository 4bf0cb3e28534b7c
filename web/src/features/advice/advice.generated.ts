/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AdviceListQueryVariables = Exact<{
  filter: unknown;
  sort: string;
  afterPlace: number;
  afterAt: string;
  afterId: string;
  rows: number;
}>;

export type AdviceListQuery = { find_advices: Array<{ advice_id: string | null, place: number | null, created_at: string | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, is_introductory: boolean | null, topic_id: string | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null } | null }> };

export type AdviceCountQueryVariables = Exact<{
  filter: unknown;
  countMax: number;
}>;

export type AdviceCountQuery = { find_advices_aggregate: { aggregate: { count: number } | null } };

export type AdviceDetailQueryVariables = Exact<{
  id: string;
}>;

export type AdviceDetailQuery = { advice_details: Array<{ description_rich_text: unknown, is_bookable: boolean | null, card: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, is_introductory: boolean | null, topic_id: string | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null } | null }> };

export type AdviceTopicsQueryVariables = Exact<{ [key: string]: never; }>;

export type AdviceTopicsQuery = { master_topics: Array<{ id: string, topic_name: string }> };

export type AdviceCardFragment = { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, is_introductory: boolean | null, topic_id: string | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null, author_company: string | null };

export const AdviceCardFragmentDoc = `
    fragment AdviceCard on advice_cards {
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
export const AdviceListDocument = `
    query AdviceList($filter: jsonb!, $sort: String!, $afterPlace: Int!, $afterAt: timestamptz!, $afterId: uuid!, $rows: Int!) {
  find_advices(
    args: {filter: $filter, sort: $sort, after_place: $afterPlace, after_at: $afterAt, after_id: $afterId, page_rows: $rows}
    order_by: [{place: asc}, {created_at: desc}, {advice_id: desc}]
    limit: $rows
  ) {
    advice_id
    place
    created_at
    card {
      ...AdviceCard
    }
  }
}
    fragment AdviceCard on advice_cards {
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

export const useAdviceListQuery = <
      TData = AdviceListQuery,
      TError = Error
    >(
      variables: AdviceListQueryVariables,
      options?: Omit<UseQueryOptions<AdviceListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AdviceListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AdviceListQuery, TError, TData>(
      {
    queryKey: ['AdviceList', variables],
    queryFn: graphqlFetcher<AdviceListQuery, AdviceListQueryVariables>(AdviceListDocument, variables),
    ...options
  }
    )};

useAdviceListQuery.document = AdviceListDocument;

useAdviceListQuery.getKey = (variables: AdviceListQueryVariables) => ['AdviceList', variables];

useAdviceListQuery.rootKey = 'AdviceList';

useAdviceListQuery.fetcher = (variables: AdviceListQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AdviceListQuery, AdviceListQueryVariables>(AdviceListDocument, variables, options);

export const AdviceCountDocument = `
    query AdviceCount($filter: jsonb!, $countMax: Int!) {
  find_advices_aggregate(
    args: {filter: $filter, sort: "none", after_place: 0, after_at: "infinity", after_id: "00000000-0000-0000-0000-000000000000", page_rows: $countMax}
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useAdviceCountQuery = <
      TData = AdviceCountQuery,
      TError = Error
    >(
      variables: AdviceCountQueryVariables,
      options?: Omit<UseQueryOptions<AdviceCountQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AdviceCountQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AdviceCountQuery, TError, TData>(
      {
    queryKey: ['AdviceCount', variables],
    queryFn: graphqlFetcher<AdviceCountQuery, AdviceCountQueryVariables>(AdviceCountDocument, variables),
    ...options
  }
    )};

useAdviceCountQuery.document = AdviceCountDocument;

useAdviceCountQuery.getKey = (variables: AdviceCountQueryVariables) => ['AdviceCount', variables];

useAdviceCountQuery.rootKey = 'AdviceCount';

useAdviceCountQuery.fetcher = (variables: AdviceCountQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AdviceCountQuery, AdviceCountQueryVariables>(AdviceCountDocument, variables, options);

export const AdviceDetailDocument = `
    query AdviceDetail($id: uuid!) {
  advice_details(where: {id: {_eq: $id}}, limit: 1) {
    description_rich_text
    is_bookable
    card {
      ...AdviceCard
    }
  }
}
    fragment AdviceCard on advice_cards {
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

export const useAdviceDetailQuery = <
      TData = AdviceDetailQuery,
      TError = Error
    >(
      variables: AdviceDetailQueryVariables,
      options?: Omit<UseQueryOptions<AdviceDetailQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AdviceDetailQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AdviceDetailQuery, TError, TData>(
      {
    queryKey: ['AdviceDetail', variables],
    queryFn: graphqlFetcher<AdviceDetailQuery, AdviceDetailQueryVariables>(AdviceDetailDocument, variables),
    ...options
  }
    )};

useAdviceDetailQuery.document = AdviceDetailDocument;

useAdviceDetailQuery.getKey = (variables: AdviceDetailQueryVariables) => ['AdviceDetail', variables];

useAdviceDetailQuery.rootKey = 'AdviceDetail';

useAdviceDetailQuery.fetcher = (variables: AdviceDetailQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AdviceDetailQuery, AdviceDetailQueryVariables>(AdviceDetailDocument, variables, options);

export const AdviceTopicsDocument = `
    query AdviceTopics {
  master_topics(where: {deleted: {_eq: false}}, order_by: {topic_name: asc}) {
    id
    topic_name
  }
}
    `;

export const useAdviceTopicsQuery = <
      TData = AdviceTopicsQuery,
      TError = Error
    >(
      variables?: AdviceTopicsQueryVariables,
      options?: Omit<UseQueryOptions<AdviceTopicsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AdviceTopicsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AdviceTopicsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['AdviceTopics'] : ['AdviceTopics', variables],
    queryFn: graphqlFetcher<AdviceTopicsQuery, AdviceTopicsQueryVariables>(AdviceTopicsDocument, variables),
    ...options
  }
    )};

useAdviceTopicsQuery.document = AdviceTopicsDocument;

useAdviceTopicsQuery.getKey = (variables?: AdviceTopicsQueryVariables) => variables === undefined ? ['AdviceTopics'] : ['AdviceTopics', variables];

useAdviceTopicsQuery.rootKey = 'AdviceTopics';

useAdviceTopicsQuery.fetcher = (variables?: AdviceTopicsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AdviceTopicsQuery, AdviceTopicsQueryVariables>(AdviceTopicsDocument, variables, options);
