/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicUseCaseListQueryVariables = Exact<{
  afterAt: string;
  afterId: string;
  rows: number;
}>;

export type PublicUseCaseListQuery = { use_cases: Array<{ id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null }> };

export type PublicUseCaseSearchQueryVariables = Exact<{
  filter: unknown;
  skip: number;
  rows: number;
}>;

export type PublicUseCaseSearchQuery = { search_use_cases: Array<{ use_case: { id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null } | null }> };

export type PublicUseCaseFragment = { id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null };

export type PublicUseCaseTopicsQueryVariables = Exact<{ [key: string]: never; }>;

export type PublicUseCaseTopicsQuery = { master_topics: Array<{ id: string, topic_name: string }> };

export const PublicUseCaseFragmentDoc = `
    fragment PublicUseCase on use_cases {
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
export const PublicUseCaseListDocument = `
    query PublicUseCaseList($afterAt: timestamptz!, $afterId: uuid!, $rows: Int!) {
  use_cases(
    where: {created_at: {_lte: $afterAt}, _or: [{created_at: {_lt: $afterAt}}, {id: {_lt: $afterId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $rows
  ) {
    ...PublicUseCase
  }
}
    fragment PublicUseCase on use_cases {
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

export const usePublicUseCaseListQuery = <
      TData = PublicUseCaseListQuery,
      TError = Error
    >(
      variables: PublicUseCaseListQueryVariables,
      options?: Omit<UseQueryOptions<PublicUseCaseListQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicUseCaseListQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicUseCaseListQuery, TError, TData>(
      {
    queryKey: ['PublicUseCaseList', variables],
    queryFn: publicGraphqlFetcher<PublicUseCaseListQuery, PublicUseCaseListQueryVariables>(PublicUseCaseListDocument, variables),
    ...options
  }
    )};

usePublicUseCaseListQuery.document = PublicUseCaseListDocument;

usePublicUseCaseListQuery.getKey = (variables: PublicUseCaseListQueryVariables) => ['PublicUseCaseList', variables];

usePublicUseCaseListQuery.rootKey = 'PublicUseCaseList';

usePublicUseCaseListQuery.fetcher = (variables: PublicUseCaseListQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicUseCaseListQuery, PublicUseCaseListQueryVariables>(PublicUseCaseListDocument, variables, options);

export const PublicUseCaseSearchDocument = `
    query PublicUseCaseSearch($filter: jsonb!, $skip: Int!, $rows: Int!) {
  search_use_cases(
    args: {filter: $filter, skip: $skip, page_rows: $rows}
    order_by: {place: asc}
  ) {
    use_case {
      ...PublicUseCase
    }
  }
}
    fragment PublicUseCase on use_cases {
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

export const usePublicUseCaseSearchQuery = <
      TData = PublicUseCaseSearchQuery,
      TError = Error
    >(
      variables: PublicUseCaseSearchQueryVariables,
      options?: Omit<UseQueryOptions<PublicUseCaseSearchQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicUseCaseSearchQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicUseCaseSearchQuery, TError, TData>(
      {
    queryKey: ['PublicUseCaseSearch', variables],
    queryFn: publicGraphqlFetcher<PublicUseCaseSearchQuery, PublicUseCaseSearchQueryVariables>(PublicUseCaseSearchDocument, variables),
    ...options
  }
    )};

usePublicUseCaseSearchQuery.document = PublicUseCaseSearchDocument;

usePublicUseCaseSearchQuery.getKey = (variables: PublicUseCaseSearchQueryVariables) => ['PublicUseCaseSearch', variables];

usePublicUseCaseSearchQuery.rootKey = 'PublicUseCaseSearch';

usePublicUseCaseSearchQuery.fetcher = (variables: PublicUseCaseSearchQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicUseCaseSearchQuery, PublicUseCaseSearchQueryVariables>(PublicUseCaseSearchDocument, variables, options);

export const PublicUseCaseTopicsDocument = `
    query PublicUseCaseTopics {
  master_topics(
    where: {deleted: {_eq: false}, is_approved_by_admin: {_eq: true}}
    order_by: {topic_name: asc}
  ) {
    id
    topic_name
  }
}
    `;

export const usePublicUseCaseTopicsQuery = <
      TData = PublicUseCaseTopicsQuery,
      TError = Error
    >(
      variables?: PublicUseCaseTopicsQueryVariables,
      options?: Omit<UseQueryOptions<PublicUseCaseTopicsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicUseCaseTopicsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicUseCaseTopicsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PublicUseCaseTopics'] : ['PublicUseCaseTopics', variables],
    queryFn: publicGraphqlFetcher<PublicUseCaseTopicsQuery, PublicUseCaseTopicsQueryVariables>(PublicUseCaseTopicsDocument, variables),
    ...options
  }
    )};

usePublicUseCaseTopicsQuery.document = PublicUseCaseTopicsDocument;

usePublicUseCaseTopicsQuery.getKey = (variables?: PublicUseCaseTopicsQueryVariables) => variables === undefined ? ['PublicUseCaseTopics'] : ['PublicUseCaseTopics', variables];

usePublicUseCaseTopicsQuery.rootKey = 'PublicUseCaseTopics';

usePublicUseCaseTopicsQuery.fetcher = (variables?: PublicUseCaseTopicsQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicUseCaseTopicsQuery, PublicUseCaseTopicsQueryVariables>(PublicUseCaseTopicsDocument, variables, options);
