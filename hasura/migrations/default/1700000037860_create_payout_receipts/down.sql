DROP TRIGGER payouts_issue_receipt ON payouts;
DROP FUNCTION private.issue_payout_receipt;
DROP FUNCTION private.write_payout_receipt;
DROP TABLE private.payout_receipts;
