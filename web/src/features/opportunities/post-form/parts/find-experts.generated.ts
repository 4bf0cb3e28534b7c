/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type FindExpertsQueryVariables = Exact<{
  words: string;
}>;

export type FindExpertsQuery = { find_experts: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }> };

export type ChosenExpertsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;

export type ChosenExpertsQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }> };

export const FindExpertsDocument = `
    query FindExperts($words: String!) {
  find_experts(args: {words: $words}) {
    ...UserCard
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useFindExpertsQuery = <
      TData = FindExpertsQuery,
      TError = Error
    >(
      variables: FindExpertsQueryVariables,
      options?: Omit<UseQueryOptions<FindExpertsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<FindExpertsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<FindExpertsQuery, TError, TData>(
      {
    queryKey: ['FindExperts', variables],
    queryFn: graphqlFetcher<FindExpertsQuery, FindExpertsQueryVariables>(FindExpertsDocument, variables),
    ...options
  }
    )};

useFindExpertsQuery.document = FindExpertsDocument;

useFindExpertsQuery.getKey = (variables: FindExpertsQueryVariables) => ['FindExperts', variables];

useFindExpertsQuery.rootKey = 'FindExperts';

useFindExpertsQuery.fetcher = (variables: FindExpertsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<FindExpertsQuery, FindExpertsQueryVariables>(FindExpertsDocument, variables, options);

export const ChosenExpertsDocument = `
    query ChosenExperts($ids: [uuid!]!) {
  users(where: {id: {_in: $ids}, is_expert: {_eq: true}}) {
    ...UserCard
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useChosenExpertsQuery = <
      TData = ChosenExpertsQuery,
      TError = Error
    >(
      variables: ChosenExpertsQueryVariables,
      options?: Omit<UseQueryOptions<ChosenExpertsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ChosenExpertsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ChosenExpertsQuery, TError, TData>(
      {
    queryKey: ['ChosenExperts', variables],
    queryFn: graphqlFetcher<ChosenExpertsQuery, ChosenExpertsQueryVariables>(ChosenExpertsDocument, variables),
    ...options
  }
    )};

useChosenExpertsQuery.document = ChosenExpertsDocument;

useChosenExpertsQuery.getKey = (variables: ChosenExpertsQueryVariables) => ['ChosenExperts', variables];

useChosenExpertsQuery.rootKey = 'ChosenExperts';

useChosenExpertsQuery.fetcher = (variables: ChosenExpertsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ChosenExpertsQuery, ChosenExpertsQueryVariables>(ChosenExpertsDocument, variables, options);
