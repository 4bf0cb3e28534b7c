/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AnswerDraftQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type AnswerDraftQuery = { insights_questions: Array<{ id: string, question: string, question_richtext: unknown, created_at: string, master_topic: { topic_name: string } | null, user: { first_name: string, last_name: string } | null, answerable: Array<{ question_id: string | null }>, insights_responses: Array<{ id: string, status: string, response_type: string, response_text: string | null }> }> };

export type StartAnswerMutationVariables = Exact<{
  questionId: string;
  text: string;
}>;

export type StartAnswerMutation = { insert_insights_responses_one: { id: string } | null };

export type SaveAnswerMutationVariables = Exact<{
  id: string;
  text: string;
}>;

export type SaveAnswerMutation = { update_insights_responses_by_pk: { id: string } | null };

export const AnswerDraftDocument = `
    query AnswerDraft($id: uuid!, $me: uuid!) {
  insights_questions(where: {id: {_eq: $id}}, limit: 1) {
    id
    question
    question_richtext
    created_at
    master_topic {
      topic_name
    }
    user {
      first_name
      last_name
    }
    answerable {
      question_id
    }
    insights_responses(
      where: {user_id: {_eq: $me}}
      order_by: [{created_at: desc}]
      limit: 1
    ) {
      id
      status
      response_type
      response_text
    }
  }
}
    `;

export const useAnswerDraftQuery = <
      TData = AnswerDraftQuery,
      TError = Error
    >(
      variables: AnswerDraftQueryVariables,
      options?: Omit<UseQueryOptions<AnswerDraftQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AnswerDraftQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AnswerDraftQuery, TError, TData>(
      {
    queryKey: ['AnswerDraft', variables],
    queryFn: graphqlFetcher<AnswerDraftQuery, AnswerDraftQueryVariables>(AnswerDraftDocument, variables),
    ...options
  }
    )};

useAnswerDraftQuery.document = AnswerDraftDocument;

useAnswerDraftQuery.getKey = (variables: AnswerDraftQueryVariables) => ['AnswerDraft', variables];

useAnswerDraftQuery.rootKey = 'AnswerDraft';

useAnswerDraftQuery.fetcher = (variables: AnswerDraftQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AnswerDraftQuery, AnswerDraftQueryVariables>(AnswerDraftDocument, variables, options);

export const StartAnswerDocument = `
    mutation StartAnswer($questionId: uuid!, $text: String!) {
  insert_insights_responses_one(
    object: {question_id: $questionId, response_type: "text", response_text: $text}
  ) {
    id
  }
}
    `;

export const useStartAnswerMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<StartAnswerMutation, TError, StartAnswerMutationVariables, TContext>) => {
    
    return useMutation<StartAnswerMutation, TError, StartAnswerMutationVariables, TContext>(
      {
    mutationKey: ['StartAnswer'],
    mutationFn: (variables?: StartAnswerMutationVariables) => graphqlFetcher<StartAnswerMutation, StartAnswerMutationVariables>(StartAnswerDocument, variables)(),
    ...options
  }
    )};

useStartAnswerMutation.fetcher = (variables: StartAnswerMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<StartAnswerMutation, StartAnswerMutationVariables>(StartAnswerDocument, variables, options);

export const SaveAnswerDocument = `
    mutation SaveAnswer($id: uuid!, $text: String!) {
  update_insights_responses_by_pk(
    pk_columns: {id: $id}
    _set: {response_text: $text}
  ) {
    id
  }
}
    `;

export const useSaveAnswerMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveAnswerMutation, TError, SaveAnswerMutationVariables, TContext>) => {
    
    return useMutation<SaveAnswerMutation, TError, SaveAnswerMutationVariables, TContext>(
      {
    mutationKey: ['SaveAnswer'],
    mutationFn: (variables?: SaveAnswerMutationVariables) => graphqlFetcher<SaveAnswerMutation, SaveAnswerMutationVariables>(SaveAnswerDocument, variables)(),
    ...options
  }
    )};

useSaveAnswerMutation.fetcher = (variables: SaveAnswerMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveAnswerMutation, SaveAnswerMutationVariables>(SaveAnswerDocument, variables, options);
