/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnApplicationFragment = { opportunity_id: string | null, turn: string | null, since: string | null, has_news: boolean | null, opportunity: { id: string, type: string, status: string, title: string, company_asked_to_sign_nda: boolean, poster: { company: { company_name: string } | null, user: { first_name: string, last_name: string } | null } | null } | null, application: { status: string, interest_shown_at: string | null, is_proposal_uploaded: boolean, agreed_value_cents: number | null, agreed_value_unit: string | null, counter_offer: { status: string, counter_amount_cents: number, counter_amount_unit: string } | null, hire: { agreed_value_cents: number, agreed_value_unit: string } | null, documents: Array<{ id: string | null }> } | null };

export type OwnApplicationsQueryVariables = Exact<{
  me: string;
  turn: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnApplicationsQuery = { own_applications: Array<{ opportunity_id: string | null, turn: string | null, since: string | null, has_news: boolean | null, opportunity: { id: string, type: string, status: string, title: string, company_asked_to_sign_nda: boolean, poster: { company: { company_name: string } | null, user: { first_name: string, last_name: string } | null } | null } | null, application: { status: string, interest_shown_at: string | null, is_proposal_uploaded: boolean, agreed_value_cents: number | null, agreed_value_unit: string | null, counter_offer: { status: string, counter_amount_cents: number, counter_amount_unit: string } | null, hire: { agreed_value_cents: number, agreed_value_unit: string } | null, documents: Array<{ id: string | null }> } | null }> };

export type OwnApplicationsByWaitQueryVariables = Exact<{
  me: string;
  turn: string;
  after: string;
  afterId: string;
  limit: number;
}>;

export type OwnApplicationsByWaitQuery = { own_applications: Array<{ opportunity_id: string | null, turn: string | null, since: string | null, has_news: boolean | null, opportunity: { id: string, type: string, status: string, title: string, company_asked_to_sign_nda: boolean, poster: { company: { company_name: string } | null, user: { first_name: string, last_name: string } | null } | null } | null, application: { status: string, interest_shown_at: string | null, is_proposal_uploaded: boolean, agreed_value_cents: number | null, agreed_value_unit: string | null, counter_offer: { status: string, counter_amount_cents: number, counter_amount_unit: string } | null, hire: { agreed_value_cents: number, agreed_value_unit: string } | null, documents: Array<{ id: string | null }> } | null }> };

export type OwnApplicationCountsQueryVariables = Exact<{
  me: string;
  countMax: number;
}>;

export type OwnApplicationCountsQuery = { expert: { aggregate: { count: number } | null }, company: { aggregate: { count: number } | null }, hired: { aggregate: { count: number } | null }, ended: { aggregate: { count: number } | null } };

export const OwnApplicationFragmentDoc = `
    fragment OwnApplication on own_applications {
  opportunity_id
  turn
  since
  has_news
  opportunity {
    id
    type
    status
    title
    company_asked_to_sign_nda
    poster {
      company {
        company_name
      }
      user {
        first_name
        last_name
      }
    }
  }
  application {
    status
    interest_shown_at
    is_proposal_uploaded
    agreed_value_cents
    agreed_value_unit
    counter_offer {
      status
      counter_amount_cents
      counter_amount_unit
    }
    hire {
      agreed_value_cents
      agreed_value_unit
    }
    documents(
      where: {upload_type: {_eq: "nda_apply"}, is_superseded: {_eq: false}}
      limit: 1
    ) {
      id
    }
  }
}
    `;
export const OwnApplicationsDocument = `
    query OwnApplications($me: uuid!, $turn: String!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  own_applications(
    where: {user_id: {_eq: $me}, turn: {_eq: $turn}, since: {_lte: $before}, _or: [{since: {_lt: $before}}, {opportunity_id: {_lt: $beforeId}}]}
    order_by: [{since: desc}, {opportunity_id: desc}]
    limit: $limit
  ) {
    ...OwnApplication
  }
}
    fragment OwnApplication on own_applications {
  opportunity_id
  turn
  since
  has_news
  opportunity {
    id
    type
    status
    title
    company_asked_to_sign_nda
    poster {
      company {
        company_name
      }
      user {
        first_name
        last_name
      }
    }
  }
  application {
    status
    interest_shown_at
    is_proposal_uploaded
    agreed_value_cents
    agreed_value_unit
    counter_offer {
      status
      counter_amount_cents
      counter_amount_unit
    }
    hire {
      agreed_value_cents
      agreed_value_unit
    }
    documents(
      where: {upload_type: {_eq: "nda_apply"}, is_superseded: {_eq: false}}
      limit: 1
    ) {
      id
    }
  }
}`;

export const useOwnApplicationsQuery = <
      TData = OwnApplicationsQuery,
      TError = Error
    >(
      variables: OwnApplicationsQueryVariables,
      options?: Omit<UseQueryOptions<OwnApplicationsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnApplicationsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnApplicationsQuery, TError, TData>(
      {
    queryKey: ['OwnApplications', variables],
    queryFn: graphqlFetcher<OwnApplicationsQuery, OwnApplicationsQueryVariables>(OwnApplicationsDocument, variables),
    ...options
  }
    )};

useOwnApplicationsQuery.document = OwnApplicationsDocument;

useOwnApplicationsQuery.getKey = (variables: OwnApplicationsQueryVariables) => ['OwnApplications', variables];

useOwnApplicationsQuery.rootKey = 'OwnApplications';

useOwnApplicationsQuery.fetcher = (variables: OwnApplicationsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnApplicationsQuery, OwnApplicationsQueryVariables>(OwnApplicationsDocument, variables, options);

export const OwnApplicationsByWaitDocument = `
    query OwnApplicationsByWait($me: uuid!, $turn: String!, $after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  own_applications(
    where: {user_id: {_eq: $me}, turn: {_eq: $turn}, since: {_gte: $after}, _or: [{since: {_gt: $after}}, {opportunity_id: {_gt: $afterId}}]}
    order_by: [{since: asc}, {opportunity_id: asc}]
    limit: $limit
  ) {
    ...OwnApplication
  }
}
    fragment OwnApplication on own_applications {
  opportunity_id
  turn
  since
  has_news
  opportunity {
    id
    type
    status
    title
    company_asked_to_sign_nda
    poster {
      company {
        company_name
      }
      user {
        first_name
        last_name
      }
    }
  }
  application {
    status
    interest_shown_at
    is_proposal_uploaded
    agreed_value_cents
    agreed_value_unit
    counter_offer {
      status
      counter_amount_cents
      counter_amount_unit
    }
    hire {
      agreed_value_cents
      agreed_value_unit
    }
    documents(
      where: {upload_type: {_eq: "nda_apply"}, is_superseded: {_eq: false}}
      limit: 1
    ) {
      id
    }
  }
}`;

export const useOwnApplicationsByWaitQuery = <
      TData = OwnApplicationsByWaitQuery,
      TError = Error
    >(
      variables: OwnApplicationsByWaitQueryVariables,
      options?: Omit<UseQueryOptions<OwnApplicationsByWaitQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnApplicationsByWaitQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnApplicationsByWaitQuery, TError, TData>(
      {
    queryKey: ['OwnApplicationsByWait', variables],
    queryFn: graphqlFetcher<OwnApplicationsByWaitQuery, OwnApplicationsByWaitQueryVariables>(OwnApplicationsByWaitDocument, variables),
    ...options
  }
    )};

useOwnApplicationsByWaitQuery.document = OwnApplicationsByWaitDocument;

useOwnApplicationsByWaitQuery.getKey = (variables: OwnApplicationsByWaitQueryVariables) => ['OwnApplicationsByWait', variables];

useOwnApplicationsByWaitQuery.rootKey = 'OwnApplicationsByWait';

useOwnApplicationsByWaitQuery.fetcher = (variables: OwnApplicationsByWaitQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnApplicationsByWaitQuery, OwnApplicationsByWaitQueryVariables>(OwnApplicationsByWaitDocument, variables, options);

export const OwnApplicationCountsDocument = `
    query OwnApplicationCounts($me: uuid!, $countMax: Int!) {
  expert: own_applications_aggregate(
    where: {user_id: {_eq: $me}, turn: {_eq: "expert"}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  company: own_applications_aggregate(
    where: {user_id: {_eq: $me}, turn: {_eq: "company"}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  hired: own_applications_aggregate(
    where: {user_id: {_eq: $me}, turn: {_eq: "hired"}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  ended: own_applications_aggregate(
    where: {user_id: {_eq: $me}, turn: {_eq: "ended"}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useOwnApplicationCountsQuery = <
      TData = OwnApplicationCountsQuery,
      TError = Error
    >(
      variables: OwnApplicationCountsQueryVariables,
      options?: Omit<UseQueryOptions<OwnApplicationCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnApplicationCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnApplicationCountsQuery, TError, TData>(
      {
    queryKey: ['OwnApplicationCounts', variables],
    queryFn: graphqlFetcher<OwnApplicationCountsQuery, OwnApplicationCountsQueryVariables>(OwnApplicationCountsDocument, variables),
    ...options
  }
    )};

useOwnApplicationCountsQuery.document = OwnApplicationCountsDocument;

useOwnApplicationCountsQuery.getKey = (variables: OwnApplicationCountsQueryVariables) => ['OwnApplicationCounts', variables];

useOwnApplicationCountsQuery.rootKey = 'OwnApplicationCounts';

useOwnApplicationCountsQuery.fetcher = (variables: OwnApplicationCountsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnApplicationCountsQuery, OwnApplicationCountsQueryVariables>(OwnApplicationCountsDocument, variables, options);
