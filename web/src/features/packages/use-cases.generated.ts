/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type UseCaseListQueryVariables = Exact<{
  afterAt: string;
  afterId: string;
  rows: number;
}>;

export type UseCaseListQuery = { use_cases: Array<{ id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null }> };

export type UseCaseSearchQueryVariables = Exact<{
  filter: unknown;
  skip: number;
  rows: number;
}>;

export type UseCaseSearchQuery = { search_use_cases: Array<{ use_case: { id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null } | null }> };

export type UseCaseFragment = { id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null };

export type UseCaseTopicsQueryVariables = Exact<{ [key: string]: never; }>;

export type UseCaseTopicsQuery = { master_topics: Array<{ id: string, topic_name: string }> };

export const UseCaseFragmentDoc = `
    fragment UseCase on use_cases {
  id
  title
  description
  img_url
  color_code
  created_at
  topic_id
  master_topic {
    topic_name
  }
}
    `;
export const UseCaseListDocument = `
    query UseCaseList($afterAt: timestamptz!, $afterId: uuid!, $rows: Int!) {
  use_cases(
    where: {created_at: {_lte: $afterAt}, _or: [{created_at: {_lt: $afterAt}}, {id: {_lt: $afterId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $rows
  ) {
    ...UseCase
  }
}
    fragment UseCase on use_cases {
  id
  title
  description
  img_url
  color_code
  created_at
  topic_id
  master_topic {
    topic_name
  }
}`;

export const useUseCaseListQuery = <
      TData = UseCaseListQuery,
      TError = Error
    >(
      variables: UseCaseListQueryVariables,
      options?: Omit<UseQueryOptions<UseCaseListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UseCaseListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UseCaseListQuery, TError, TData>(
      {
    queryKey: ['UseCaseList', variables],
    queryFn: graphqlFetcher<UseCaseListQuery, UseCaseListQueryVariables>(UseCaseListDocument, variables),
    ...options
  }
    )};

useUseCaseListQuery.document = UseCaseListDocument;

useUseCaseListQuery.getKey = (variables: UseCaseListQueryVariables) => ['UseCaseList', variables];

useUseCaseListQuery.rootKey = 'UseCaseList';

useUseCaseListQuery.fetcher = (variables: UseCaseListQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<UseCaseListQuery, UseCaseListQueryVariables>(UseCaseListDocument, variables, options);

export const UseCaseSearchDocument = `
    query UseCaseSearch($filter: jsonb!, $skip: Int!, $rows: Int!) {
  search_use_cases(
    args: {filter: $filter, skip: $skip, page_rows: $rows}
    order_by: {place: asc}
  ) {
    use_case {
      ...UseCase
    }
  }
}
    fragment UseCase on use_cases {
  id
  title
  description
  img_url
  color_code
  created_at
  topic_id
  master_topic {
    topic_name
  }
}`;

export const useUseCaseSearchQuery = <
      TData = UseCaseSearchQuery,
      TError = Error
    >(
      variables: UseCaseSearchQueryVariables,
      options?: Omit<UseQueryOptions<UseCaseSearchQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UseCaseSearchQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UseCaseSearchQuery, TError, TData>(
      {
    queryKey: ['UseCaseSearch', variables],
    queryFn: graphqlFetcher<UseCaseSearchQuery, UseCaseSearchQueryVariables>(UseCaseSearchDocument, variables),
    ...options
  }
    )};

useUseCaseSearchQuery.document = UseCaseSearchDocument;

useUseCaseSearchQuery.getKey = (variables: UseCaseSearchQueryVariables) => ['UseCaseSearch', variables];

useUseCaseSearchQuery.rootKey = 'UseCaseSearch';

useUseCaseSearchQuery.fetcher = (variables: UseCaseSearchQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<UseCaseSearchQuery, UseCaseSearchQueryVariables>(UseCaseSearchDocument, variables, options);

export const UseCaseTopicsDocument = `
    query UseCaseTopics {
  master_topics(
    where: {deleted: {_eq: false}, is_approved_by_admin: {_eq: true}}
    order_by: {topic_name: asc}
  ) {
    id
    topic_name
  }
}
    `;

export const useUseCaseTopicsQuery = <
      TData = UseCaseTopicsQuery,
      TError = Error
    >(
      variables?: UseCaseTopicsQueryVariables,
      options?: Omit<UseQueryOptions<UseCaseTopicsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UseCaseTopicsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UseCaseTopicsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['UseCaseTopics'] : ['UseCaseTopics', variables],
    queryFn: graphqlFetcher<UseCaseTopicsQuery, UseCaseTopicsQueryVariables>(UseCaseTopicsDocument, variables),
    ...options
  }
    )};

useUseCaseTopicsQuery.document = UseCaseTopicsDocument;

useUseCaseTopicsQuery.getKey = (variables?: UseCaseTopicsQueryVariables) => variables === undefined ? ['UseCaseTopics'] : ['UseCaseTopics', variables];

useUseCaseTopicsQuery.rootKey = 'UseCaseTopics';

useUseCaseTopicsQuery.fetcher = (variables?: UseCaseTopicsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<UseCaseTopicsQuery, UseCaseTopicsQueryVariables>(UseCaseTopicsDocument, variables, options);
