/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type NeedFragment = { key: string | null, kind: string | null, since: string | null, title: string | null, amount_cents: number | null, amount_to_cents: number | null, amount_unit: string | null, number: number | null, person: { id: string, first_name: string, last_name: string } | null, opportunity: { id: string, type: string, title: string, review: { review_reason: string | null } | null, poster: { company: { company_name: string } | null, user: { first_name: string, last_name: string } | null } | null } | null };

export type NeedsQueryVariables = Exact<{
  after: string;
  afterKey: string;
  limit: number;
}>;

export type NeedsQuery = { own_needs: Array<{ key: string | null, kind: string | null, since: string | null, title: string | null, amount_cents: number | null, amount_to_cents: number | null, amount_unit: string | null, number: number | null, person: { id: string, first_name: string, last_name: string } | null, opportunity: { id: string, type: string, title: string, review: { review_reason: string | null } | null, poster: { company: { company_name: string } | null, user: { first_name: string, last_name: string } | null } | null } | null }> };

export type NeedsCountQueryVariables = Exact<{
  after: string;
  afterKey: string;
}>;

export type NeedsCountQuery = { own_needs_aggregate: { aggregate: { count: number } | null } };

export const NeedFragmentDoc = `
    fragment Need on needs {
  key
  kind
  since
  title
  amount_cents
  amount_to_cents
  amount_unit
  number
  person {
    id
    first_name
    last_name
  }
  opportunity {
    id
    type
    title
    review {
      review_reason
    }
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
}
    `;
export const NeedsDocument = `
    query Needs($after: timestamptz!, $afterKey: uuid!, $limit: Int!) {
  own_needs(
    args: {after: $after, after_key: $afterKey, page_size: $limit}
    order_by: [{since: asc}, {key: asc}]
    limit: $limit
  ) {
    ...Need
  }
}
    fragment Need on needs {
  key
  kind
  since
  title
  amount_cents
  amount_to_cents
  amount_unit
  number
  person {
    id
    first_name
    last_name
  }
  opportunity {
    id
    type
    title
    review {
      review_reason
    }
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
}`;

export const useNeedsQuery = <
      TData = NeedsQuery,
      TError = Error
    >(
      variables: NeedsQueryVariables,
      options?: Omit<UseQueryOptions<NeedsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NeedsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NeedsQuery, TError, TData>(
      {
    queryKey: ['Needs', variables],
    queryFn: graphqlFetcher<NeedsQuery, NeedsQueryVariables>(NeedsDocument, variables),
    ...options
  }
    )};

useNeedsQuery.document = NeedsDocument;

useNeedsQuery.getKey = (variables: NeedsQueryVariables) => ['Needs', variables];

useNeedsQuery.rootKey = 'Needs';

useNeedsQuery.fetcher = (variables: NeedsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<NeedsQuery, NeedsQueryVariables>(NeedsDocument, variables, options);

export const NeedsCountDocument = `
    query NeedsCount($after: timestamptz!, $afterKey: uuid!) {
  own_needs_aggregate(args: {after: $after, after_key: $afterKey, page_size: 100}) {
    aggregate {
      count
    }
  }
}
    `;

export const useNeedsCountQuery = <
      TData = NeedsCountQuery,
      TError = Error
    >(
      variables: NeedsCountQueryVariables,
      options?: Omit<UseQueryOptions<NeedsCountQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NeedsCountQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NeedsCountQuery, TError, TData>(
      {
    queryKey: ['NeedsCount', variables],
    queryFn: graphqlFetcher<NeedsCountQuery, NeedsCountQueryVariables>(NeedsCountDocument, variables),
    ...options
  }
    )};

useNeedsCountQuery.document = NeedsCountDocument;

useNeedsCountQuery.getKey = (variables: NeedsCountQueryVariables) => ['NeedsCount', variables];

useNeedsCountQuery.rootKey = 'NeedsCount';

useNeedsCountQuery.fetcher = (variables: NeedsCountQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<NeedsCountQuery, NeedsCountQueryVariables>(NeedsCountDocument, variables, options);
