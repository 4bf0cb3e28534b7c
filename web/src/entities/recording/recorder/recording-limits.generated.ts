/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type RecordingLimitsQueryVariables = Exact<{
  contentRating: string;
}>;

export type RecordingLimitsQuery = { recording_limits: Array<{ type: string, min_secs: number, max_secs: number }> };

export const RecordingLimitsDocument = `
    query RecordingLimits($contentRating: String!) {
  recording_limits(where: {content_rating: {_eq: $contentRating}}, limit: 2) {
    type
    min_secs
    max_secs
  }
}
    `;

export const useRecordingLimitsQuery = <
      TData = RecordingLimitsQuery,
      TError = Error
    >(
      variables: RecordingLimitsQueryVariables,
      options?: Omit<UseQueryOptions<RecordingLimitsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<RecordingLimitsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<RecordingLimitsQuery, TError, TData>(
      {
    queryKey: ['RecordingLimits', variables],
    queryFn: graphqlFetcher<RecordingLimitsQuery, RecordingLimitsQueryVariables>(RecordingLimitsDocument, variables),
    ...options
  }
    )};

useRecordingLimitsQuery.document = RecordingLimitsDocument;

useRecordingLimitsQuery.getKey = (variables: RecordingLimitsQueryVariables) => ['RecordingLimits', variables];

useRecordingLimitsQuery.rootKey = 'RecordingLimits';

useRecordingLimitsQuery.fetcher = (variables: RecordingLimitsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<RecordingLimitsQuery, RecordingLimitsQueryVariables>(RecordingLimitsDocument, variables, options);
