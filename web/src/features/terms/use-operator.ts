import { useConfig } from '#lib/config.js'
import { useOperatorQuery } from './operator.public.generated'

/** Who runs this installation, as the legal texts name them. */
export interface Operator {
  /** What stands for each placeholder. */
  words: Record<'product' | 'operator' | 'address' | 'contact', string>
  /** The operator has yet to fill in who they are. */
  isMissing: boolean
}

/** The operator's data: those on receipts, and the address for support. */
export function useOperator(): Operator {
  const { productName, supportEmail } = useConfig()
  const { data, isError } = useOperatorQuery()
  const setting = (name: string) =>
    data?.system_configurations
      .find(({ config }) => config === name)
      ?.value?.trim()
      .replace(/\s*\n\s*/g, ', ') ?? ''
  const address = setting('RECEIPT_SELLER_ADDRESS')
  const name = setting('RECEIPT_SELLER_NAME')
  const isMissing = data !== undefined && !address
  return {
    words: {
      product: productName,
      operator: isMissing && (!name || name === productName) ? '[name not filled in yet]' : name || productName,
      address:
        address || (isMissing ? '[address not filled in yet]' : isError ? '[address can’t be loaded right now]' : '…'),
      contact: supportEmail,
    },
    isMissing,
  }
}
