/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type InsightQueueQueryVariables = Exact<{
  after: string;
  afterId: string;
  limit: number;
}>;

export type InsightQueueQuery = { insights: Array<{ id: string, title: string, brief: string, brief_rich_text: unknown, status: string, created_at: string, submitted_at: string, updated_at: string, master_topic: { topic_name: string }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean }, audio: Array<{ position: number, name: string, duration: number, recording_id: string | null }> }> };

export type WaitingInsightByIdQueryVariables = Exact<{
  id: string;
}>;

export type WaitingInsightByIdQuery = { insights: Array<{ id: string, title: string, brief: string, brief_rich_text: unknown, status: string, created_at: string, submitted_at: string, updated_at: string, master_topic: { topic_name: string }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean }, audio: Array<{ position: number, name: string, duration: number, recording_id: string | null }> }> };

export type ResponseQueueQueryVariables = Exact<{
  after: string;
  afterId: string;
  limit: number;
}>;

export type ResponseQueueQuery = { insights_responses: Array<{ id: string, response_type: string, response_text: string | null, additional_text: string | null, media_transcript_formatted: string | null, recording_id: string | null, resource_url: unknown, status: string, created_at: string, updated_at: string, domains: Array<{ custom_domain_name: string | null, master_domain: { domain_name: string } | null }>, insights_question: { id: string, question: string, question_richtext: unknown, user_id: string, is_approved: boolean | null, master_topic: { topic_name: string } }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean } }> };

export type WaitingResponseByIdQueryVariables = Exact<{
  id: string;
}>;

export type WaitingResponseByIdQuery = { insights_responses: Array<{ id: string, response_type: string, response_text: string | null, additional_text: string | null, media_transcript_formatted: string | null, recording_id: string | null, resource_url: unknown, status: string, created_at: string, updated_at: string, domains: Array<{ custom_domain_name: string | null, master_domain: { domain_name: string } | null }>, insights_question: { id: string, question: string, question_richtext: unknown, user_id: string, is_approved: boolean | null, master_topic: { topic_name: string } }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean } }> };

export type WaitingInsightFragment = { id: string, title: string, brief: string, brief_rich_text: unknown, status: string, created_at: string, submitted_at: string, updated_at: string, master_topic: { topic_name: string }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean }, audio: Array<{ position: number, name: string, duration: number, recording_id: string | null }> };

export type WaitingResponseFragment = { id: string, response_type: string, response_text: string | null, additional_text: string | null, media_transcript_formatted: string | null, recording_id: string | null, resource_url: unknown, status: string, created_at: string, updated_at: string, domains: Array<{ custom_domain_name: string | null, master_domain: { domain_name: string } | null }>, insights_question: { id: string, question: string, question_richtext: unknown, user_id: string, is_approved: boolean | null, master_topic: { topic_name: string } }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean } };

export type DecideInsightMutationVariables = Exact<{
  id: string;
  isApproved: boolean;
  updatedAt: string;
  reason?: string | null | undefined;
  asksChanges?: boolean | null | undefined;
}>;

export type DecideInsightMutation = { decideInsight: { id: string, status: string } };

export type DecideResponseMutationVariables = Exact<{
  id: string;
  isApproved: boolean;
  updatedAt: string;
  reason?: string | null | undefined;
  asksChanges?: boolean | null | undefined;
}>;

export type DecideResponseMutation = { decideResponse: { id: string, status: string } };

export const WaitingInsightFragmentDoc = `
    fragment WaitingInsight on insights {
  id
  title
  brief
  brief_rich_text
  status
  created_at
  submitted_at
  updated_at
  master_topic {
    topic_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
  audio(order_by: [{position: asc}], limit: 5) {
    position
    name
    duration
    recording_id
  }
}
    `;
export const WaitingResponseFragmentDoc = `
    fragment WaitingResponse on insights_responses {
  id
  response_type
  response_text
  additional_text
  media_transcript_formatted
  recording_id
  resource_url
  status
  created_at
  updated_at
  domains(limit: 10) {
    custom_domain_name
    master_domain {
      domain_name
    }
  }
  insights_question {
    id
    question
    question_richtext
    user_id
    is_approved
    master_topic {
      topic_name
    }
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}
    `;
export const InsightQueueDocument = `
    query InsightQueue($after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  insights(
    where: {status: {_eq: "PENDING"}, submitted_at: {_gte: $after}, _or: [{submitted_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{submitted_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...WaitingInsight
  }
}
    fragment WaitingInsight on insights {
  id
  title
  brief
  brief_rich_text
  status
  created_at
  submitted_at
  updated_at
  master_topic {
    topic_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
  audio(order_by: [{position: asc}], limit: 5) {
    position
    name
    duration
    recording_id
  }
}`;

export const useInsightQueueQuery = <
      TData = InsightQueueQuery,
      TError = Error
    >(
      variables: InsightQueueQueryVariables,
      options?: Omit<UseQueryOptions<InsightQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<InsightQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<InsightQueueQuery, TError, TData>(
      {
    queryKey: ['InsightQueue', variables],
    queryFn: staffGraphqlFetcher<InsightQueueQuery, InsightQueueQueryVariables>(InsightQueueDocument, variables),
    ...options
  }
    )};

useInsightQueueQuery.document = InsightQueueDocument;

useInsightQueueQuery.getKey = (variables: InsightQueueQueryVariables) => ['InsightQueue', variables];

useInsightQueueQuery.rootKey = 'InsightQueue';

useInsightQueueQuery.fetcher = (variables: InsightQueueQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<InsightQueueQuery, InsightQueueQueryVariables>(InsightQueueDocument, variables, options);

export const WaitingInsightByIdDocument = `
    query WaitingInsightById($id: uuid!) {
  insights(where: {id: {_eq: $id}}, limit: 1) {
    ...WaitingInsight
  }
}
    fragment WaitingInsight on insights {
  id
  title
  brief
  brief_rich_text
  status
  created_at
  submitted_at
  updated_at
  master_topic {
    topic_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
  audio(order_by: [{position: asc}], limit: 5) {
    position
    name
    duration
    recording_id
  }
}`;

export const useWaitingInsightByIdQuery = <
      TData = WaitingInsightByIdQuery,
      TError = Error
    >(
      variables: WaitingInsightByIdQueryVariables,
      options?: Omit<UseQueryOptions<WaitingInsightByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WaitingInsightByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WaitingInsightByIdQuery, TError, TData>(
      {
    queryKey: ['WaitingInsightById', variables],
    queryFn: staffGraphqlFetcher<WaitingInsightByIdQuery, WaitingInsightByIdQueryVariables>(WaitingInsightByIdDocument, variables),
    ...options
  }
    )};

useWaitingInsightByIdQuery.document = WaitingInsightByIdDocument;

useWaitingInsightByIdQuery.getKey = (variables: WaitingInsightByIdQueryVariables) => ['WaitingInsightById', variables];

useWaitingInsightByIdQuery.rootKey = 'WaitingInsightById';

useWaitingInsightByIdQuery.fetcher = (variables: WaitingInsightByIdQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<WaitingInsightByIdQuery, WaitingInsightByIdQueryVariables>(WaitingInsightByIdDocument, variables, options);

export const ResponseQueueDocument = `
    query ResponseQueue($after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  insights_responses(
    where: {status: {_eq: "pending"}, created_at: {_gte: $after}, _or: [{created_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...WaitingResponse
  }
}
    fragment WaitingResponse on insights_responses {
  id
  response_type
  response_text
  additional_text
  media_transcript_formatted
  recording_id
  resource_url
  status
  created_at
  updated_at
  domains(limit: 10) {
    custom_domain_name
    master_domain {
      domain_name
    }
  }
  insights_question {
    id
    question
    question_richtext
    user_id
    is_approved
    master_topic {
      topic_name
    }
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}`;

export const useResponseQueueQuery = <
      TData = ResponseQueueQuery,
      TError = Error
    >(
      variables: ResponseQueueQueryVariables,
      options?: Omit<UseQueryOptions<ResponseQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ResponseQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ResponseQueueQuery, TError, TData>(
      {
    queryKey: ['ResponseQueue', variables],
    queryFn: staffGraphqlFetcher<ResponseQueueQuery, ResponseQueueQueryVariables>(ResponseQueueDocument, variables),
    ...options
  }
    )};

useResponseQueueQuery.document = ResponseQueueDocument;

useResponseQueueQuery.getKey = (variables: ResponseQueueQueryVariables) => ['ResponseQueue', variables];

useResponseQueueQuery.rootKey = 'ResponseQueue';

useResponseQueueQuery.fetcher = (variables: ResponseQueueQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ResponseQueueQuery, ResponseQueueQueryVariables>(ResponseQueueDocument, variables, options);

export const WaitingResponseByIdDocument = `
    query WaitingResponseById($id: uuid!) {
  insights_responses(where: {id: {_eq: $id}}, limit: 1) {
    ...WaitingResponse
  }
}
    fragment WaitingResponse on insights_responses {
  id
  response_type
  response_text
  additional_text
  media_transcript_formatted
  recording_id
  resource_url
  status
  created_at
  updated_at
  domains(limit: 10) {
    custom_domain_name
    master_domain {
      domain_name
    }
  }
  insights_question {
    id
    question
    question_richtext
    user_id
    is_approved
    master_topic {
      topic_name
    }
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}`;

export const useWaitingResponseByIdQuery = <
      TData = WaitingResponseByIdQuery,
      TError = Error
    >(
      variables: WaitingResponseByIdQueryVariables,
      options?: Omit<UseQueryOptions<WaitingResponseByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WaitingResponseByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WaitingResponseByIdQuery, TError, TData>(
      {
    queryKey: ['WaitingResponseById', variables],
    queryFn: staffGraphqlFetcher<WaitingResponseByIdQuery, WaitingResponseByIdQueryVariables>(WaitingResponseByIdDocument, variables),
    ...options
  }
    )};

useWaitingResponseByIdQuery.document = WaitingResponseByIdDocument;

useWaitingResponseByIdQuery.getKey = (variables: WaitingResponseByIdQueryVariables) => ['WaitingResponseById', variables];

useWaitingResponseByIdQuery.rootKey = 'WaitingResponseById';

useWaitingResponseByIdQuery.fetcher = (variables: WaitingResponseByIdQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<WaitingResponseByIdQuery, WaitingResponseByIdQueryVariables>(WaitingResponseByIdDocument, variables, options);

export const DecideInsightDocument = `
    mutation DecideInsight($id: uuid!, $isApproved: Boolean!, $updatedAt: timestamptz!, $reason: String, $asksChanges: Boolean) {
  decideInsight(
    id: $id
    isApproved: $isApproved
    updatedAt: $updatedAt
    reason: $reason
    asksChanges: $asksChanges
  ) {
    id
    status
  }
}
    `;

export const useDecideInsightMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DecideInsightMutation, TError, DecideInsightMutationVariables, TContext>) => {
    
    return useMutation<DecideInsightMutation, TError, DecideInsightMutationVariables, TContext>(
      {
    mutationKey: ['DecideInsight'],
    mutationFn: (variables?: DecideInsightMutationVariables) => staffGraphqlFetcher<DecideInsightMutation, DecideInsightMutationVariables>(DecideInsightDocument, variables)(),
    ...options
  }
    )};

useDecideInsightMutation.fetcher = (variables: DecideInsightMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DecideInsightMutation, DecideInsightMutationVariables>(DecideInsightDocument, variables, options);

export const DecideResponseDocument = `
    mutation DecideResponse($id: uuid!, $isApproved: Boolean!, $updatedAt: timestamptz!, $reason: String, $asksChanges: Boolean) {
  decideResponse(
    id: $id
    isApproved: $isApproved
    updatedAt: $updatedAt
    reason: $reason
    asksChanges: $asksChanges
  ) {
    id
    status
  }
}
    `;

export const useDecideResponseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DecideResponseMutation, TError, DecideResponseMutationVariables, TContext>) => {
    
    return useMutation<DecideResponseMutation, TError, DecideResponseMutationVariables, TContext>(
      {
    mutationKey: ['DecideResponse'],
    mutationFn: (variables?: DecideResponseMutationVariables) => staffGraphqlFetcher<DecideResponseMutation, DecideResponseMutationVariables>(DecideResponseDocument, variables)(),
    ...options
  }
    )};

useDecideResponseMutation.fetcher = (variables: DecideResponseMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DecideResponseMutation, DecideResponseMutationVariables>(DecideResponseDocument, variables, options);
