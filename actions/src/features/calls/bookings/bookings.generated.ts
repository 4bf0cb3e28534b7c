/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type BookingFragment = { id: string | null, scheduled_at: string | null, booked_at: string | null, offering_id: string | null, subtopic: string | null, duration: number | null, price: number | null, expert: { id: string, first_name: string, last_name: string, profile_pic: string | null } | null, contact: { calendly: string | null } | null, booker: { id: string, first_name: string, last_name: string, profile_pic: string | null, company: { company_name: string } | null } | null, calendar: { calendly: string | null } | null, opportunity: { id: string, title: string, poster: { company: { id: string, company_name: string } | null, user: { id: string, first_name: string, last_name: string } | null } | null } | null };

export type BookingsForRestQueryVariables = Exact<{
  me: string;
  now: string;
  limit: number;
}>;

export type BookingsForRestQuery = { upcoming: Array<{ id: string | null, scheduled_at: string | null, booked_at: string | null, offering_id: string | null, subtopic: string | null, duration: number | null, price: number | null, expert: { id: string, first_name: string, last_name: string, profile_pic: string | null } | null, contact: { calendly: string | null } | null, booker: { id: string, first_name: string, last_name: string, profile_pic: string | null, company: { company_name: string } | null } | null, calendar: { calendly: string | null } | null, opportunity: { id: string, title: string, poster: { company: { id: string, company_name: string } | null, user: { id: string, first_name: string, last_name: string } | null } | null } | null }>, untimed: Array<{ id: string | null, scheduled_at: string | null, booked_at: string | null, offering_id: string | null, subtopic: string | null, duration: number | null, price: number | null, expert: { id: string, first_name: string, last_name: string, profile_pic: string | null } | null, contact: { calendly: string | null } | null, booker: { id: string, first_name: string, last_name: string, profile_pic: string | null, company: { company_name: string } | null } | null, calendar: { calendly: string | null } | null, opportunity: { id: string, title: string, poster: { company: { id: string, company_name: string } | null, user: { id: string, first_name: string, last_name: string } | null } | null } | null }>, past: Array<{ id: string | null, scheduled_at: string | null, booked_at: string | null, offering_id: string | null, subtopic: string | null, duration: number | null, price: number | null, expert: { id: string, first_name: string, last_name: string, profile_pic: string | null } | null, contact: { calendly: string | null } | null, booker: { id: string, first_name: string, last_name: string, profile_pic: string | null, company: { company_name: string } | null } | null, calendar: { calendly: string | null } | null, opportunity: { id: string, title: string, poster: { company: { id: string, company_name: string } | null, user: { id: string, first_name: string, last_name: string } | null } | null } | null }>, all: { aggregate: { count: number } | null } };

export const BookingFragmentDoc = `
    fragment Booking on own_calls {
  id
  scheduled_at
  booked_at
  expert {
    id
    first_name
    last_name
    profile_pic
  }
  contact {
    calendly
  }
  offering_id
  subtopic
  duration
  price
  booker {
    id
    first_name
    last_name
    profile_pic
    company {
      company_name
    }
  }
  calendar {
    calendly
  }
  opportunity {
    id
    title
    poster {
      company {
        id
        company_name
      }
      user {
        id
        first_name
        last_name
      }
    }
  }
}
    `;
export const BookingsForRestDocument = `
    query BookingsForRest($me: uuid!, $now: timestamptz!, $limit: Int!) {
  upcoming: own_calls(
    where: {user_id: {_eq: $me}, scheduled_at: {_gt: $now}}
    order_by: [{scheduled_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...Booking
  }
  untimed: own_calls(
    where: {user_id: {_eq: $me}, scheduled_at: {_is_null: true}}
    order_by: [{booked_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...Booking
  }
  past: own_calls(
    where: {user_id: {_eq: $me}, scheduled_at: {_lte: $now}}
    order_by: [{scheduled_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...Booking
  }
  all: own_calls_aggregate(where: {user_id: {_eq: $me}}) {
    aggregate {
      count
    }
  }
}
    fragment Booking on own_calls {
  id
  scheduled_at
  booked_at
  expert {
    id
    first_name
    last_name
    profile_pic
  }
  contact {
    calendly
  }
  offering_id
  subtopic
  duration
  price
  booker {
    id
    first_name
    last_name
    profile_pic
    company {
      company_name
    }
  }
  calendar {
    calendly
  }
  opportunity {
    id
    title
    poster {
      company {
        id
        company_name
      }
      user {
        id
        first_name
        last_name
      }
    }
  }
}`;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    BookingsForRest(variables: BookingsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<BookingsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<BookingsForRestQuery>({ document: BookingsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'BookingsForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
