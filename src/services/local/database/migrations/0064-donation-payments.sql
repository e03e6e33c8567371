-- Donations that are paid at a provider. Each is one order; a paid one adds a confirmed donation, which every total counts,
-- and an entry to the ledger. The receipt page is found by a random key, since donors need no account.
CREATE TABLE donation_payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  key text NOT NULL CHECK (length(key) BETWEEN 32 AND 100),
  receipt text NOT NULL CHECK (length(receipt) BETWEEN 4 AND 40),
  name text CHECK (length(name) <= 80),
  email text CHECK (length(email) BETWEEN 3 AND 254),
  message text CHECK (length(message) <= 1000),
  amount bigint NOT NULL CHECK (amount BETWEEN 1000 AND 1000000000),
  currency text NOT NULL DEFAULT 'IDR' CHECK (currency = 'IDR'),
  language text,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'expired')),
  provider text NOT NULL CHECK (provider IN ('sandbox', 'midtrans')),
  -- Another one for each attempt to open the payer's page, whose address is null until the provider has given it.
  order_id text NOT NULL UNIQUE,
  address text,
  donation_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '24 hours',
  -- When the provider was last asked by the reconciliation.
  asked_at timestamptz,
  closed_at timestamptz,
  CONSTRAINT donation_payments_key UNIQUE (site_id, key),
  CONSTRAINT donation_payments_receipt UNIQUE (site_id, receipt),
  CONSTRAINT donation_payments_site_amount UNIQUE (site_id, id, amount),
  CONSTRAINT donation_payments_closed CHECK ((state = 'pending') = (closed_at IS NULL)),
  CONSTRAINT donation_payments_paid CHECK ((state = 'paid') = (donation_id IS NOT NULL))
);
CREATE INDEX donation_payments_pending ON donation_payments (site_id, created_at)
  WHERE state = 'pending';
CREATE INDEX donation_payments_person ON donation_payments (site_id, lower(email));

ALTER TABLE donation_payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE donation_payments FORCE ROW LEVEL SECURITY;
-- The owner, too: the trigger of the ledger's foreign key runs as the owner.
CREATE POLICY donation_payments_of_site ON donation_payments TO tenun_server, CURRENT_USER
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY donation_payments_backup ON donation_payments TO CURRENT_USER
  USING (current_setting('app.backup', true) = 'on')
  WITH CHECK (current_setting('app.backup', true) = 'on');
GRANT SELECT, INSERT ON donation_payments TO tenun_server;
GRANT UPDATE (state, order_id, address, donation_id, asked_at, closed_at, name, email, message)
  ON donation_payments TO tenun_server;

-- A payment begins open, is closed once, and its amount stays. Who gave it may be erased.
CREATE FUNCTION tenun_guard_donation_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.state <> 'pending' THEN
    RAISE EXCEPTION 'A payment begins pending.' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (
    (OLD.id, OLD.site_id, OLD.amount, OLD.currency, OLD.receipt)
      IS DISTINCT FROM (NEW.id, NEW.site_id, NEW.amount, NEW.currency, NEW.receipt)
    OR (OLD.state <> 'pending' AND (OLD.state, OLD.order_id, OLD.donation_id)
      IS DISTINCT FROM (NEW.state, NEW.order_id, NEW.donation_id))
  ) THEN
    RAISE EXCEPTION 'A payment that is closed, or its amount, is never changed.'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_donation_payment BEFORE INSERT OR UPDATE ON donation_payments
  FOR EACH ROW EXECUTE FUNCTION tenun_guard_donation_payment();

-- Whoever is erased here is erased from the donation that they paid as well.
CREATE FUNCTION tenun_erase_donor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE donations SET name = NULL, message = NULL
    WHERE site_id = NEW.site_id AND id = NEW.donation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER erase_donor AFTER UPDATE OF email ON donation_payments
  FOR EACH ROW WHEN (OLD.email IS NOT NULL AND NEW.email IS NULL)
  EXECUTE FUNCTION tenun_erase_donor();
GRANT UPDATE (name, message) ON donations TO tenun_server;

-- Donations are in the books beside what was paid for classes: 'gift' is money, 'trial-gift' was paid in the sandbox.
ALTER TABLE ledger
  ADD COLUMN donation_payment_id uuid,
  DROP CONSTRAINT ledger_books,
  DROP CONSTRAINT ledger_source,
  ADD FOREIGN KEY (site_id, donation_payment_id, amount)
    REFERENCES donation_payments (site_id, id, amount);
ALTER TABLE ledger
  ADD CONSTRAINT ledger_books CHECK ((kind, debit, credit) IN (
    ('sale', 'provider', 'available'),
    ('trial', 'sandbox', 'trial'),
    ('gift', 'provider', 'available'),
    ('trial-gift', 'sandbox', 'trial'),
    ('reserve', 'available', 'reserved'),
    ('release', 'reserved', 'available'),
    ('disburse', 'reserved', 'disbursed')
  )),
  ADD CONSTRAINT ledger_source CHECK (
    (kind IN ('sale', 'trial')) = (invoice_id IS NOT NULL)
    AND (kind IN ('gift', 'trial-gift')) = (donation_payment_id IS NOT NULL)
    AND (kind IN ('reserve', 'release', 'disburse')) = (payout_id IS NOT NULL)
  );
CREATE UNIQUE INDEX ledger_donation_entry ON ledger (donation_payment_id);

CREATE OR REPLACE FUNCTION tenun_keep_balance() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.kind IN ('trial', 'trial-gift') THEN
    RETURN NULL;
  ELSIF NEW.kind IN ('sale', 'gift') THEN
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
