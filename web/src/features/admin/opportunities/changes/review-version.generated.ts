/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type ReviewVersionQueryVariables = Exact<{
  id: string;
  versionNo: number;
}>;

export type ReviewVersionQuery = { opportunities_by_pk: { id: string, versions: Array<{ version_no: number, snapshot: unknown }> } | null };

export const ReviewVersionDocument = `
    query ReviewVersion($id: uuid!, $versionNo: Int!) {
  opportunities_by_pk(id: $id) {
    id
    versions(where: {version_no: {_eq: $versionNo}}, limit: 1) {
      version_no
      snapshot
    }
  }
}
    `;

export const useReviewVersionQuery = <
      TData = ReviewVersionQuery,
      TError = Error
    >(
      variables: ReviewVersionQueryVariables,
      options?: Omit<UseQueryOptions<ReviewVersionQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReviewVersionQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReviewVersionQuery, TError, TData>(
      {
    queryKey: ['ReviewVersion', variables],
    queryFn: staffGraphqlFetcher<ReviewVersionQuery, ReviewVersionQueryVariables>(ReviewVersionDocument, variables),
    ...options
  }
    )};

useReviewVersionQuery.document = ReviewVersionDocument;

useReviewVersionQuery.getKey = (variables: ReviewVersionQueryVariables) => ['ReviewVersion', variables];

useReviewVersionQuery.rootKey = 'ReviewVersion';

useReviewVersionQuery.fetcher = (variables: ReviewVersionQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ReviewVersionQuery, ReviewVersionQueryVariables>(ReviewVersionDocument, variables, options);
