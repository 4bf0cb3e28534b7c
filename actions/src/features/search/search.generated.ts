/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type GlobalSearchForRestQueryVariables = Exact<{
  filter: unknown;
  skip: number;
  rows: number;
}>;

export type GlobalSearchForRestQuery = { opportunities: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, type: string, status: string, title: string, brief: string, created_at: string } | null }> }, experts: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }> }, questions: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, question: string, slug: string, response_count: number, created_at: string, master_topic: { topic_name: string } | null, cards: Array<{ id: string | null, brief: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null }> } | null }> }, insights: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, title: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, advices: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, use_cases: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null } | null }> } };

export type PublicSearchForRestQueryVariables = Exact<{
  filter: unknown;
  skip: number;
  rows: number;
}>;

export type PublicSearchForRestQuery = { experts: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }> }, questions: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, question: string, slug: string, response_count: number, created_at: string, master_topic: { topic_name: string } | null, cards: Array<{ id: string | null, brief: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null }> } | null }> }, insights: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, title: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, advices: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, use_cases: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null } | null }> } };

export type FoundExpertFragment = { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null };

export type FoundQuestionFragment = { id: string, question: string, slug: string, response_count: number, created_at: string, master_topic: { topic_name: string } | null, cards: Array<{ id: string | null, brief: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null }> };

export type FoundInsightFragment = { id: string | null, title: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_name: string | null, created_at: string | null, upvote_count: number | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null };

export type FoundAdviceFragment = { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null };

export type FoundUseCaseFragment = { id: string, title: string, description: string, img_url: string | null, color_code: string, created_at: string, topic_id: string, master_topic: { topic_name: string } | null };

export type SearchSuggestionsQueryVariables = Exact<{
  filter: unknown;
  subjects: number;
  rows: number;
}>;

export type SearchSuggestionsQuery = { subjects: Array<{ name: string | null }>, questions: Array<{ question: { question: string } | null }>, insights: Array<{ card: { title: string | null } | null }>, experts: Array<{ expert: { first_name: string, last_name: string } | null }>, opportunities: Array<{ opportunity: { title: string } | null }> };

export type PublicSearchSuggestionsQueryVariables = Exact<{
  filter: unknown;
  subjects: number;
  rows: number;
}>;

export type PublicSearchSuggestionsQuery = { subjects: Array<{ name: string | null }>, questions: Array<{ question: { question: string } | null }>, insights: Array<{ card: { title: string | null } | null }>, experts: Array<{ expert: { first_name: string, last_name: string } | null }> };

export type SearchTrendsQueryVariables = Exact<{
  rows: number;
}>;

export type SearchTrendsQuery = { subjects: Array<{ name: string | null }> };

export const FoundExpertFragmentDoc = `
    fragment FoundExpert on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
    `;
export const FoundQuestionFragmentDoc = `
    fragment FoundQuestion on insights_questions {
  id
  question
  slug
  response_count
  created_at
  master_topic {
    topic_name
  }
  cards(order_by: [{created_at: desc}, {id: desc}], limit: 2) {
    id
    brief
    author_id
    author_slug
    author_first_name
    author_last_name
    author_picture
  }
}
    `;
export const FoundInsightFragmentDoc = `
    fragment FoundInsight on content_cards {
  id
  title
  brief
  media_type
  media_duration
  topic_name
  created_at
  upvote_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
    `;
export const FoundAdviceFragmentDoc = `
    fragment FoundAdvice on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
    `;
export const FoundUseCaseFragmentDoc = `
    fragment FoundUseCase on use_cases {
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
export const GlobalSearchForRestDocument = `
    query GlobalSearchForRest($filter: jsonb!, $skip: Int!, $rows: Int!) {
  opportunities: search_opportunities_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        id
        type
        status
        title
        brief
        created_at
      }
    }
  }
  experts: search_experts_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundExpert
      }
    }
  }
  questions: search_questions_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundQuestion
      }
    }
  }
  insights: search_insights_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundInsight
      }
    }
  }
  advices: search_advices_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundAdvice
      }
    }
  }
  use_cases: search_use_cases_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundUseCase
      }
    }
  }
}
    fragment FoundExpert on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment FoundQuestion on insights_questions {
  id
  question
  slug
  response_count
  created_at
  master_topic {
    topic_name
  }
  cards(order_by: [{created_at: desc}, {id: desc}], limit: 2) {
    id
    brief
    author_id
    author_slug
    author_first_name
    author_last_name
    author_picture
  }
}
fragment FoundInsight on content_cards {
  id
  title
  brief
  media_type
  media_duration
  topic_name
  created_at
  upvote_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
fragment FoundAdvice on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
fragment FoundUseCase on use_cases {
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
export const PublicSearchForRestDocument = `
    query PublicSearchForRest($filter: jsonb!, $skip: Int!, $rows: Int!) {
  experts: search_experts_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundExpert
      }
    }
  }
  questions: search_questions_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundQuestion
      }
    }
  }
  insights: search_insights_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundInsight
      }
    }
  }
  advices: search_advices_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundAdvice
      }
    }
  }
  use_cases: search_use_cases_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...FoundUseCase
      }
    }
  }
}
    fragment FoundExpert on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment FoundQuestion on insights_questions {
  id
  question
  slug
  response_count
  created_at
  master_topic {
    topic_name
  }
  cards(order_by: [{created_at: desc}, {id: desc}], limit: 2) {
    id
    brief
    author_id
    author_slug
    author_first_name
    author_last_name
    author_picture
  }
}
fragment FoundInsight on content_cards {
  id
  title
  brief
  media_type
  media_duration
  topic_name
  created_at
  upvote_count
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
fragment FoundAdvice on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
fragment FoundUseCase on use_cases {
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
export const SearchSuggestionsDocument = `
    query SearchSuggestions($filter: jsonb!, $subjects: Int!, $rows: Int!) {
  subjects: search_subjects(
    args: {filter: $filter, page_rows: $subjects}
    order_by: {place: asc}
  ) {
    name
  }
  questions: search_questions(
    args: {filter: $filter, skip: 0, page_rows: $rows}
    order_by: {place: asc}
  ) {
    question {
      question
    }
  }
  insights: search_insights(
    args: {filter: $filter, skip: 0, page_rows: $rows}
    order_by: {place: asc}
  ) {
    card {
      title
    }
  }
  experts: search_experts(
    args: {filter: $filter, skip: 0, page_rows: $rows}
    order_by: {place: asc}
  ) {
    expert {
      first_name
      last_name
    }
  }
  opportunities: search_opportunities(
    args: {filter: $filter, skip: 0, page_rows: $rows}
    order_by: {place: asc}
  ) {
    opportunity {
      title
    }
  }
}
    `;
export const PublicSearchSuggestionsDocument = `
    query PublicSearchSuggestions($filter: jsonb!, $subjects: Int!, $rows: Int!) {
  subjects: search_subjects(
    args: {filter: $filter, page_rows: $subjects}
    order_by: {place: asc}
  ) {
    name
  }
  questions: search_questions(
    args: {filter: $filter, skip: 0, page_rows: $rows}
    order_by: {place: asc}
  ) {
    question {
      question
    }
  }
  insights: search_insights(
    args: {filter: $filter, skip: 0, page_rows: $rows}
    order_by: {place: asc}
  ) {
    card {
      title
    }
  }
  experts: search_experts(
    args: {filter: $filter, skip: 0, page_rows: $rows}
    order_by: {place: asc}
  ) {
    expert {
      first_name
      last_name
    }
  }
}
    `;
export const SearchTrendsDocument = `
    query SearchTrends($rows: Int!) {
  subjects: trending_subjects(args: {page_rows: $rows}, order_by: {place: asc}) {
    name
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    GlobalSearchForRest(variables: GlobalSearchForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<GlobalSearchForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<GlobalSearchForRestQuery>({ document: GlobalSearchForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'GlobalSearchForRest', 'query', variables);
    },
    PublicSearchForRest(variables: PublicSearchForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<PublicSearchForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<PublicSearchForRestQuery>({ document: PublicSearchForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'PublicSearchForRest', 'query', variables);
    },
    SearchSuggestions(variables: SearchSuggestionsQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<SearchSuggestionsQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<SearchSuggestionsQuery>({ document: SearchSuggestionsDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'SearchSuggestions', 'query', variables);
    },
    PublicSearchSuggestions(variables: PublicSearchSuggestionsQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<PublicSearchSuggestionsQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<PublicSearchSuggestionsQuery>({ document: PublicSearchSuggestionsDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'PublicSearchSuggestions', 'query', variables);
    },
    SearchTrends(variables: SearchTrendsQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<SearchTrendsQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<SearchTrendsQuery>({ document: SearchTrendsDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'SearchTrends', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
