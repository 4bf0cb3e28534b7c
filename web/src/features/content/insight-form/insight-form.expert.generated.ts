/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** A recording of the caller’s own, by its id, and the title that listeners read. */
export type InsightRecordingInput = {
  name: string;
  recordingId: string;
};

export type OwnInsightTopicsQueryVariables = Exact<{
  me: string;
}>;

export type OwnInsightTopicsQuery = { expert_details_by_pk: { topics: Array<{ topic: { id: string, topic_name: string } | null }> } | null };

export type CreateInsightMutationVariables = Exact<{
  title: string;
  brief: string;
  briefRichText?: unknown;
  topicId?: string | null | undefined;
  recordings: Array<InsightRecordingInput> | InsightRecordingInput;
}>;

export type CreateInsightMutation = { createInsight: { id: string, status: string } };

export type UpdateInsightMutationVariables = Exact<{
  id: string;
  title: string;
  brief: string;
  briefRichText?: unknown;
  topicId?: string | null | undefined;
  recordings: Array<InsightRecordingInput> | InsightRecordingInput;
}>;

export type UpdateInsightMutation = { updateInsight: { id: string, status: string } };

export const OwnInsightTopicsDocument = `
    query OwnInsightTopics($me: uuid!) {
  expert_details_by_pk(user_id: $me) {
    topics(
      where: {topic: {deleted: {_eq: false}, is_approved_by_admin: {_eq: true}}}
      limit: 100
    ) {
      topic {
        id
        topic_name
      }
    }
  }
}
    `;

export const useOwnInsightTopicsQuery = <
      TData = OwnInsightTopicsQuery,
      TError = Error
    >(
      variables: OwnInsightTopicsQueryVariables,
      options?: Omit<UseQueryOptions<OwnInsightTopicsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnInsightTopicsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnInsightTopicsQuery, TError, TData>(
      {
    queryKey: ['OwnInsightTopics', variables],
    queryFn: graphqlFetcher<OwnInsightTopicsQuery, OwnInsightTopicsQueryVariables>(OwnInsightTopicsDocument, variables),
    ...options
  }
    )};

useOwnInsightTopicsQuery.document = OwnInsightTopicsDocument;

useOwnInsightTopicsQuery.getKey = (variables: OwnInsightTopicsQueryVariables) => ['OwnInsightTopics', variables];

useOwnInsightTopicsQuery.rootKey = 'OwnInsightTopics';

useOwnInsightTopicsQuery.fetcher = (variables: OwnInsightTopicsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnInsightTopicsQuery, OwnInsightTopicsQueryVariables>(OwnInsightTopicsDocument, variables, options);

export const CreateInsightDocument = `
    mutation CreateInsight($title: String!, $brief: String!, $briefRichText: jsonb, $topicId: uuid, $recordings: [InsightRecordingInput!]!) {
  createInsight(
    title: $title
    brief: $brief
    briefRichText: $briefRichText
    topicId: $topicId
    recordings: $recordings
  ) {
    id
    status
  }
}
    `;

export const useCreateInsightMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CreateInsightMutation, TError, CreateInsightMutationVariables, TContext>) => {
    
    return useMutation<CreateInsightMutation, TError, CreateInsightMutationVariables, TContext>(
      {
    mutationKey: ['CreateInsight'],
    mutationFn: (variables?: CreateInsightMutationVariables) => graphqlFetcher<CreateInsightMutation, CreateInsightMutationVariables>(CreateInsightDocument, variables)(),
    ...options
  }
    )};

useCreateInsightMutation.fetcher = (variables: CreateInsightMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<CreateInsightMutation, CreateInsightMutationVariables>(CreateInsightDocument, variables, options);

export const UpdateInsightDocument = `
    mutation UpdateInsight($id: uuid!, $title: String!, $brief: String!, $briefRichText: jsonb, $topicId: uuid, $recordings: [InsightRecordingInput!]!) {
  updateInsight(
    id: $id
    title: $title
    brief: $brief
    briefRichText: $briefRichText
    topicId: $topicId
    recordings: $recordings
  ) {
    id
    status
  }
}
    `;

export const useUpdateInsightMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateInsightMutation, TError, UpdateInsightMutationVariables, TContext>) => {
    
    return useMutation<UpdateInsightMutation, TError, UpdateInsightMutationVariables, TContext>(
      {
    mutationKey: ['UpdateInsight'],
    mutationFn: (variables?: UpdateInsightMutationVariables) => graphqlFetcher<UpdateInsightMutation, UpdateInsightMutationVariables>(UpdateInsightDocument, variables)(),
    ...options
  }
    )};

useUpdateInsightMutation.fetcher = (variables: UpdateInsightMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<UpdateInsightMutation, UpdateInsightMutationVariables>(UpdateInsightDocument, variables, options);
