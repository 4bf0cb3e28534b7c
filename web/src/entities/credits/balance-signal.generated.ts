/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreditBalanceSignalSubscriptionVariables = Exact<{ [key: string]: never; }>;

export type CreditBalanceSignalSubscription = { ledger_balances: Array<{ kind: string | null, balance: number | null }> };

export const CreditBalanceSignalDocument = `
    subscription CreditBalanceSignal {
  ledger_balances(where: {kind: {_eq: "credits"}}) {
    kind
    balance
  }
}
    `;
