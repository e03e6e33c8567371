-- What was paid in the sandbox is no money: it is in books of its own, and never in the balance that payouts draw on.
ALTER TABLE ledger DROP CONSTRAINT ledger_books, DROP CONSTRAINT ledger_source;
ALTER TABLE ledger
  ADD CONSTRAINT ledger_books CHECK ((kind, debit, credit) IN (
    ('sale', 'provider', 'available'),
    ('trial', 'sandbox', 'trial'),
    ('reserve', 'available', 'reserved'),
    ('release', 'reserved', 'available'),
    ('disburse', 'reserved', 'disbursed')
  )),
  ADD CONSTRAINT ledger_source CHECK (
    (kind IN ('sale', 'trial')) = (invoice_id IS NOT NULL)
    AND (kind IN ('sale', 'trial')) = (payout_id IS NULL)
  );
-- One entry of an invoice, whichever it is.
CREATE UNIQUE INDEX ledger_invoice_entry ON ledger (invoice_id) WHERE kind IN ('sale', 'trial');

CREATE OR REPLACE FUNCTION tenun_keep_balance() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.kind = 'trial' THEN
    RETURN NULL;
  ELSIF NEW.kind = 'sale' THEN
    INSERT INTO site_balances (site_id, received, available)
      VALUES (NEW.site_id, NEW.amount, NEW.amount)
      ON CONFLICT (site_id) DO UPDATE
        SET received = site_balances.received + NEW.amount,
            available = site_balances.available + NEW.amount;
  ELSIF NEW.kind = 'reserve' THEN
    UPDATE site_balances SET available = available - NEW.amount, reserved = reserved + NEW.amount
      WHERE site_id = NEW.site_id AND available >= NEW.amount;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'The balance of this site is too low.'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'site_balances_available_check';
    END IF;
  ELSIF NEW.kind = 'release' THEN
    UPDATE site_balances SET available = available + NEW.amount, reserved = reserved - NEW.amount
      WHERE site_id = NEW.site_id;
  ELSE
    UPDATE site_balances SET reserved = reserved - NEW.amount, disbursed = disbursed + NEW.amount
      WHERE site_id = NEW.site_id;
  END IF;
  RETURN NULL;
END $$;

-- Sales of the sandbox that are in a balance leave it, unless payouts have used them already.
DO $$
DECLARE concerned text;
BEGIN
  FOREACH concerned IN ARRAY ARRAY['ledger', 'invoices', 'payment_attempts', 'site_balances'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', concerned);
  END LOOP;
END $$;
ALTER TABLE ledger DISABLE TRIGGER refuse_change;
WITH trials AS (
  SELECT l.id, l.site_id, l.amount
  FROM ledger l
  JOIN invoices i ON i.id = l.invoice_id
  JOIN payment_attempts a ON a.order_id = i.paid_order_id
  WHERE l.kind = 'sale' AND a.provider = 'sandbox'
), sums AS (
  SELECT site_id, sum(amount)::bigint AS amount FROM trials GROUP BY site_id
), left_balances AS (
  UPDATE site_balances b
  SET received = b.received - s.amount, available = b.available - s.amount
  FROM sums s WHERE b.site_id = s.site_id AND b.available >= s.amount
  RETURNING b.site_id
)
UPDATE ledger l SET kind = 'trial', debit = 'sandbox', credit = 'trial'
FROM trials t WHERE l.id = t.id AND t.site_id IN (SELECT site_id FROM left_balances);
ALTER TABLE ledger ENABLE TRIGGER refuse_change;
DO $$
DECLARE concerned text;
BEGIN
  FOREACH concerned IN ARRAY ARRAY['ledger', 'invoices', 'payment_attempts', 'site_balances'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', concerned);
  END LOOP;
END $$;
