-- How long a bank account is known to a site, and what was approved on a day.
CREATE INDEX payouts_beneficiary ON payouts (site_id, bank, account_number, requested_at);
CREATE INDEX payouts_decided ON payouts (site_id, decided_at) WHERE status = 'approved';
