/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type OpportunityDocumentsForRestQueryVariables = Exact<{
  id: string;
}>;

export type OpportunityDocumentsForRestQuery = { opportunities_by_pk: { id: string, documents: Array<{ id: string, asset_name: string, content_type: string, size_bytes: number, upload_type: string, created_at: string, detached_at: string | null }> } | null };

export const OpportunityDocumentsForRestDocument = `
    query OpportunityDocumentsForRest($id: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    documents(
      where: {upload_type: {_in: ["opportunity_create", "nda_create"]}}
      order_by: [{created_at: asc}, {id: asc}]
    ) {
      id
      asset_name
      content_type
      size_bytes
      upload_type
      created_at
      detached_at
    }
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    OpportunityDocumentsForRest(variables: OpportunityDocumentsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<OpportunityDocumentsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<OpportunityDocumentsForRestQuery>({ document: OpportunityDocumentsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'OpportunityDocumentsForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
