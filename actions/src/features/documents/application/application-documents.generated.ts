/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type ApplicationDocumentFragment = { id: string | null, user_id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null };

export type ApplicationDocumentsForRestQueryVariables = Exact<{
  id: string;
  types: Array<string> | string;
  isOfAll: boolean;
  owners: Array<string> | string;
}>;

export type ApplicationDocumentsForRestQuery = { opportunities_by_pk: { id: string, of_all?: Array<{ id: string | null, user_id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null }>, of_some?: Array<{ id: string | null, user_id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null }> } | null };

export const ApplicationDocumentFragmentDoc = `
    fragment ApplicationDocument on application_documents {
  id
  user_id
  asset_name
  content_type
  size_bytes
  upload_type
  created_at
}
    `;
export const ApplicationDocumentsForRestDocument = `
    query ApplicationDocumentsForRest($id: uuid!, $types: [String!]!, $isOfAll: Boolean!, $owners: [uuid!]!) {
  opportunities_by_pk(id: $id) {
    id
    of_all: application_documents(
      where: {upload_type: {_in: $types}}
      order_by: [{created_at: asc}, {id: asc}]
    ) @include(if: $isOfAll) {
      ...ApplicationDocument
    }
    of_some: application_documents(
      where: {upload_type: {_in: $types}, user_id: {_in: $owners}}
      order_by: [{created_at: asc}, {id: asc}]
    ) @skip(if: $isOfAll) {
      ...ApplicationDocument
    }
  }
}
    fragment ApplicationDocument on application_documents {
  id
  user_id
  asset_name
  content_type
  size_bytes
  upload_type
  created_at
}`;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    ApplicationDocumentsForRest(variables: ApplicationDocumentsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ApplicationDocumentsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ApplicationDocumentsForRestQuery>({ document: ApplicationDocumentsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ApplicationDocumentsForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
