/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AskableExpertFragment = { id: string, first_name: string, is_expert: boolean, expert_detail: { is_available_for_hire_as_cxo: boolean, rate_card: { category: { id: string } | null, roles: Array<{ role: { id: string } | null }> } | null } | null };

export const AskableExpertFragmentDoc = `
    fragment AskableExpert on users {
  id
  first_name
  is_expert
  expert_detail {
    is_available_for_hire_as_cxo
    rate_card {
      category {
        id
      }
      roles(order_by: {position: asc}) {
        role {
          id
        }
      }
    }
  }
}
    `;
