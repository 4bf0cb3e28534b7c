/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AiAnswerFragment = { id: string, status: string, support: string | null, model: string | null, notice: string | null, message: { body: unknown } | null, citations: Array<{ number: number, source_kind: string, title: string, quote: string, dated_at: string | null, author: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, people: Array<{ subject: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }> };

export type AiConversationQueryVariables = Exact<{
  id: string;
}>;

export type AiConversationQuery = { ai_conversations_by_pk: { conversation_id: string, title: string, messages: Array<{ id: string, body: unknown, answers: Array<{ id: string, status: string, support: string | null, model: string | null, notice: string | null, message: { body: unknown } | null, citations: Array<{ number: number, source_kind: string, title: string, quote: string, dated_at: string | null, author: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, people: Array<{ subject: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }> }> }> } | null };

export type CitedPassagesQueryVariables = Exact<{
  answerId: string;
  number: number;
}>;

export type CitedPassagesQuery = { ai_cited_passages: Array<{ position: number | null, content: string | null, is_cited: boolean | null, starts_at: number | null, recording: number | null, kind: string | null, item_id: string | null, question_id: string | null }> };

export type StopAiAnswerMutationVariables = Exact<{
  answerId: string;
}>;

export type StopAiAnswerMutation = { stopAiAnswer: { answerId: string } };

export type RetryAiAnswerMutationVariables = Exact<{
  questionId: string;
}>;

export type RetryAiAnswerMutation = { retryAiAnswer: { answerId: string } };

export const AiAnswerFragmentDoc = `
    fragment AiAnswer on ai_answers {
  id
  status
  support
  model
  notice
  message {
    body
  }
  citations(order_by: {number: asc}, limit: 20) {
    number
    source_kind
    title
    quote
    dated_at
    author {
      ...UserCard
    }
  }
  people(order_by: {position: asc}, limit: 5) {
    subject
    user {
      ...UserCard
    }
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
export const AiConversationDocument = `
    query AiConversation($id: uuid!) {
  ai_conversations_by_pk(conversation_id: $id) {
    conversation_id
    title
    messages(
      where: {is_ai_generated: {_eq: false}}
      order_by: {number: asc}
      limit: 100
    ) {
      id
      body
      answers(order_by: {created_at: desc}, limit: 1) {
        ...AiAnswer
      }
    }
  }
}
    fragment AiAnswer on ai_answers {
  id
  status
  support
  model
  notice
  message {
    body
  }
  citations(order_by: {number: asc}, limit: 20) {
    number
    source_kind
    title
    quote
    dated_at
    author {
      ...UserCard
    }
  }
  people(order_by: {position: asc}, limit: 5) {
    subject
    user {
      ...UserCard
    }
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

export const useAiConversationQuery = <
      TData = AiConversationQuery,
      TError = Error
    >(
      variables: AiConversationQueryVariables,
      options?: Omit<UseQueryOptions<AiConversationQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AiConversationQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AiConversationQuery, TError, TData>(
      {
    queryKey: ['AiConversation', variables],
    queryFn: graphqlFetcher<AiConversationQuery, AiConversationQueryVariables>(AiConversationDocument, variables),
    ...options
  }
    )};

useAiConversationQuery.document = AiConversationDocument;

useAiConversationQuery.getKey = (variables: AiConversationQueryVariables) => ['AiConversation', variables];

useAiConversationQuery.rootKey = 'AiConversation';

useAiConversationQuery.fetcher = (variables: AiConversationQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AiConversationQuery, AiConversationQueryVariables>(AiConversationDocument, variables, options);

export const CitedPassagesDocument = `
    query CitedPassages($answerId: uuid!, $number: Int!) {
  ai_cited_passages(
    where: {answer_id: {_eq: $answerId}, number: {_eq: $number}}
    order_by: {position: asc}
    limit: 20
  ) {
    position
    content
    is_cited
    starts_at
    recording
    kind
    item_id
    question_id
  }
}
    `;

export const useCitedPassagesQuery = <
      TData = CitedPassagesQuery,
      TError = Error
    >(
      variables: CitedPassagesQueryVariables,
      options?: Omit<UseQueryOptions<CitedPassagesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CitedPassagesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CitedPassagesQuery, TError, TData>(
      {
    queryKey: ['CitedPassages', variables],
    queryFn: graphqlFetcher<CitedPassagesQuery, CitedPassagesQueryVariables>(CitedPassagesDocument, variables),
    ...options
  }
    )};

useCitedPassagesQuery.document = CitedPassagesDocument;

useCitedPassagesQuery.getKey = (variables: CitedPassagesQueryVariables) => ['CitedPassages', variables];

useCitedPassagesQuery.rootKey = 'CitedPassages';

useCitedPassagesQuery.fetcher = (variables: CitedPassagesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<CitedPassagesQuery, CitedPassagesQueryVariables>(CitedPassagesDocument, variables, options);

export const StopAiAnswerDocument = `
    mutation StopAiAnswer($answerId: uuid!) {
  stopAiAnswer(answerId: $answerId) {
    answerId
  }
}
    `;

export const useStopAiAnswerMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<StopAiAnswerMutation, TError, StopAiAnswerMutationVariables, TContext>) => {
    
    return useMutation<StopAiAnswerMutation, TError, StopAiAnswerMutationVariables, TContext>(
      {
    mutationKey: ['StopAiAnswer'],
    mutationFn: (variables?: StopAiAnswerMutationVariables) => graphqlFetcher<StopAiAnswerMutation, StopAiAnswerMutationVariables>(StopAiAnswerDocument, variables)(),
    ...options
  }
    )};

useStopAiAnswerMutation.fetcher = (variables: StopAiAnswerMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<StopAiAnswerMutation, StopAiAnswerMutationVariables>(StopAiAnswerDocument, variables, options);

export const RetryAiAnswerDocument = `
    mutation RetryAiAnswer($questionId: uuid!) {
  retryAiAnswer(questionId: $questionId) {
    answerId
  }
}
    `;

export const useRetryAiAnswerMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RetryAiAnswerMutation, TError, RetryAiAnswerMutationVariables, TContext>) => {
    
    return useMutation<RetryAiAnswerMutation, TError, RetryAiAnswerMutationVariables, TContext>(
      {
    mutationKey: ['RetryAiAnswer'],
    mutationFn: (variables?: RetryAiAnswerMutationVariables) => graphqlFetcher<RetryAiAnswerMutation, RetryAiAnswerMutationVariables>(RetryAiAnswerDocument, variables)(),
    ...options
  }
    )};

useRetryAiAnswerMutation.fetcher = (variables: RetryAiAnswerMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RetryAiAnswerMutation, RetryAiAnswerMutationVariables>(RetryAiAnswerDocument, variables, options);
