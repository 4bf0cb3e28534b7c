import { useParams } from 'react-router-dom'
import { TransferPage } from '#features/admin/ledger/transfer-page.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/ledger/:id`: one transfer, and its correction. */
export default function AdminTransferRoute() {
  const { id = '' } = useParams()
  useDocumentTitle(`Transfer ${id}`)
  // anything else names no transfer
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
  return (
    <>
      <PageHeader title={`Transfer ${id}`} back={{ to: paths.adminLedger(), label: 'Ledger' }} />
      <TransferPage key={number} id={number} />
    </>
  )
}
