-- Invoices, what providers said of them, the ledger, payouts and their audit. Only the server's own
-- role sees any of it. What must never happen to money is refused here, whatever the program does.
CREATE TABLE invoices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  class_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id),
  -- Whole rupiah, the price of the class when the invoice was made.
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL DEFAULT 'IDR' CHECK (currency = 'IDR'),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'expired')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '24 hours',
  -- When a provider was last asked by the reconciliation.
  asked_at timestamptz,
  closed_at timestamptz,
  -- The order that was paid; null while none was, and where nothing was to be paid.
  paid_order_id text,
  CONSTRAINT invoices_site_id UNIQUE (site_id, id),
  CONSTRAINT invoices_site_amount UNIQUE (site_id, id, amount),
  CONSTRAINT invoices_closed CHECK ((state = 'pending') = (closed_at IS NULL)),
  CONSTRAINT invoices_paid CHECK ((state = 'paid' AND amount > 0) = (paid_order_id IS NOT NULL)),
  FOREIGN KEY (site_id, class_id) REFERENCES classes (site_id, id)
);
-- One that is open or paid for each account and class; those that failed or expired stay beside it.
CREATE UNIQUE INDEX invoices_live ON invoices (site_id, account_id, class_id)
  WHERE state IN ('pending', 'paid');
CREATE INDEX invoices_account ON invoices (account_id, class_id, created_at);
CREATE INDEX invoices_class ON invoices (site_id, class_id);
CREATE INDEX invoices_pending ON invoices (site_id, created_at) WHERE state = 'pending';

-- One try to be paid, under an order id of its own at one provider.
CREATE TABLE payment_attempts (
  order_id text PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  invoice_id uuid NOT NULL,
  provider text NOT NULL CHECK (provider IN ('sandbox', 'midtrans')),
  -- The payer's page; null until the provider has given it.
  address text,
  is_given_up boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT payment_attempts_site_order UNIQUE (site_id, order_id),
  FOREIGN KEY (site_id, invoice_id) REFERENCES invoices (site_id, id)
);
CREATE INDEX payment_attempts_invoice ON payment_attempts (site_id, invoice_id, created_at);

-- Every callback that had an effect or was found to need none, kept for ever: a signature has no date,
-- so that only this tells a repetition.
CREATE TABLE payment_callbacks (
  provider text NOT NULL,
  digest text NOT NULL,
  site_id text NOT NULL REFERENCES sites (id),
  order_id text NOT NULL,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, digest),
  FOREIGN KEY (site_id, order_id) REFERENCES payment_attempts (site_id, order_id)
);
CREATE INDEX payment_callbacks_order ON payment_callbacks (site_id, order_id);

-- Who may open the premium chapters of a class, and by which paid invoice.
CREATE TABLE enrolments (
  site_id text NOT NULL REFERENCES sites (id),
  class_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id),
  invoice_id uuid NOT NULL,
  enrolled_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, class_id, account_id),
  FOREIGN KEY (site_id, class_id) REFERENCES classes (site_id, id),
  FOREIGN KEY (site_id, invoice_id) REFERENCES invoices (site_id, id)
);
CREATE INDEX enrolments_account ON enrolments (account_id);
CREATE INDEX enrolments_invoice ON enrolments (site_id, invoice_id);

CREATE TABLE payouts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  requester_id uuid NOT NULL REFERENCES accounts (id),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'IDR' CHECK (currency = 'IDR'),
  bank text NOT NULL CHECK (bank ~ '^[0-9]{3}$'),
  account_number text NOT NULL CHECK (account_number ~ '^[0-9]{5,20}$'),
  account_name text NOT NULL CHECK (account_name <> ''),
  note text NOT NULL DEFAULT '',
  -- What the requester named the request, so that sending it again makes no second one.
  key text,
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'approved', 'rejected')),
  approver_id uuid REFERENCES accounts (id),
  reason text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  CONSTRAINT payouts_site_id UNIQUE (site_id, id),
  CONSTRAINT payouts_site_amount UNIQUE (site_id, id, amount),
  CONSTRAINT payouts_key UNIQUE (site_id, requester_id, key),
  CONSTRAINT payouts_two_people CHECK (approver_id <> requester_id),
  CONSTRAINT payouts_decided CHECK (
    (status = 'requested') = (approver_id IS NULL) AND (approver_id IS NULL) = (decided_at IS NULL)
  )
);
CREATE INDEX payouts_listed ON payouts (site_id, requested_at);
CREATE INDEX payouts_requester ON payouts (requester_id);
CREATE INDEX payouts_approver ON payouts (approver_id);

-- Double entry: a row takes an amount from one book and gives it to another, so that all books of a
-- site together are always 0. The amount is that of the invoice or the payout it stands for.
CREATE TABLE ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  kind text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  invoice_id uuid,
  payout_id uuid,
  entered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_books CHECK ((kind, debit, credit) IN (
    ('sale', 'provider', 'available'),
    ('reserve', 'available', 'reserved'),
    ('release', 'reserved', 'available'),
    ('disburse', 'reserved', 'disbursed')
  )),
  CONSTRAINT ledger_source CHECK (
    (kind = 'sale') = (invoice_id IS NOT NULL) AND (kind = 'sale') = (payout_id IS NULL)
  ),
  CONSTRAINT ledger_invoice_once UNIQUE (invoice_id, kind),
  CONSTRAINT ledger_payout_once UNIQUE (payout_id, kind),
  FOREIGN KEY (site_id, invoice_id, amount) REFERENCES invoices (site_id, id, amount),
  FOREIGN KEY (site_id, payout_id, amount) REFERENCES payouts (site_id, id, amount)
);
CREATE INDEX ledger_site ON ledger (site_id, id);
-- What was reserved is given back or paid out, and never both.
CREATE UNIQUE INDEX ledger_payout_ends ON ledger (payout_id) WHERE kind IN ('release', 'disburse');

-- What the ledger adds up to, and the end of the audit's chain: the one row that everything which moves
-- a site's money must lock. Only the triggers below write it.
CREATE TABLE site_balances (
  site_id text PRIMARY KEY REFERENCES sites (id),
  received bigint NOT NULL DEFAULT 0,
  available bigint NOT NULL DEFAULT 0 CHECK (available >= 0),
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  disbursed bigint NOT NULL DEFAULT 0 CHECK (disbursed >= 0),
  audit_seq bigint NOT NULL DEFAULT 0,
  audit_hash text NOT NULL DEFAULT '',
  CONSTRAINT site_balances_whole CHECK (received = available + reserved + disbursed)
);

-- Who asked for and decided which payout, each entry sealed with the hash of the one before.
CREATE TABLE payout_audit (
  site_id text NOT NULL REFERENCES sites (id),
  seq bigint NOT NULL DEFAULT 0,
  payout_id uuid NOT NULL,
  event text NOT NULL CHECK (event IN ('requested', 'approved', 'rejected')),
  actor_id uuid NOT NULL REFERENCES accounts (id),
  digest text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  prev_hash text NOT NULL DEFAULT '',
  hash text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, seq),
  CONSTRAINT payout_audit_once UNIQUE (payout_id, event),
  FOREIGN KEY (site_id, payout_id) REFERENCES payouts (site_id, id)
);
CREATE INDEX payout_audit_actor ON payout_audit (actor_id);

CREATE FUNCTION tenun_keep_balance() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.kind = 'sale' THEN
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
CREATE TRIGGER keep_balance AFTER INSERT ON ledger
  FOR EACH ROW EXECUTE FUNCTION tenun_keep_balance();

-- The text that is hashed is the one that src/services/local/payout/audit.ts puts together again.
CREATE FUNCTION tenun_seal_audit() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO site_balances (site_id) VALUES (NEW.site_id) ON CONFLICT DO NOTHING;
  UPDATE site_balances SET audit_seq = audit_seq + 1 WHERE site_id = NEW.site_id
    RETURNING audit_seq, audit_hash INTO NEW.seq, NEW.prev_hash;
  NEW.at := now();
  NEW.hash := encode(sha256(convert_to(concat_ws(chr(10),
    NEW.prev_hash, NEW.site_id, NEW.seq, NEW.payout_id, NEW.event, NEW.actor_id, NEW.digest,
    to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), 'UTF8')), 'hex');
  UPDATE site_balances SET audit_hash = NEW.hash WHERE site_id = NEW.site_id;
  RETURN NEW;
END $$;
CREATE TRIGGER seal_audit BEFORE INSERT ON payout_audit
  FOR EACH ROW EXECUTE FUNCTION tenun_seal_audit();

CREATE FUNCTION tenun_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are added and never changed.', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;

-- An invoice and a payout begin open, are closed once, and keep what they were made with.
CREATE FUNCTION tenun_guard_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.state <> 'pending' THEN
    RAISE EXCEPTION 'An invoice begins pending.' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (
    OLD.state <> 'pending'
    OR (OLD.id, OLD.site_id, OLD.class_id, OLD.account_id, OLD.amount, OLD.currency)
      IS DISTINCT FROM (NEW.id, NEW.site_id, NEW.class_id, NEW.account_id, NEW.amount, NEW.currency)
  ) THEN
    RAISE EXCEPTION 'An invoice that is closed, or its amount, is never changed.'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_invoice BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION tenun_guard_invoice();

CREATE FUNCTION tenun_guard_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.status <> 'requested' THEN
    RAISE EXCEPTION 'A payout begins requested.' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (
    OLD.status <> 'requested'
    OR (OLD.id, OLD.site_id, OLD.requester_id, OLD.amount, OLD.currency, OLD.bank,
        OLD.account_number, OLD.account_name)
      IS DISTINCT FROM (NEW.id, NEW.site_id, NEW.requester_id, NEW.amount, NEW.currency, NEW.bank,
        NEW.account_number, NEW.account_name)
  ) THEN
    RAISE EXCEPTION 'A payout that is decided, or what was asked for, is never changed.'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_payout BEFORE INSERT OR UPDATE ON payouts
  FOR EACH ROW EXECUTE FUNCTION tenun_guard_payout();

DO $$
DECLARE kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['ledger', 'payment_callbacks', 'payout_audit'] LOOP
    EXECUTE format('CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION tenun_refuse_change()', kept);
  END LOOP;
  FOREACH kept IN ARRAY ARRAY['invoices', 'payouts'] LOOP
    EXECUTE format('CREATE TRIGGER refuse_change BEFORE DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION tenun_refuse_change()', kept);
  END LOOP;
  FOREACH kept IN ARRAY ARRAY['ledger', 'payment_callbacks', 'payout_audit', 'invoices', 'payouts'] LOOP
    EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tenun_refuse_change()', kept);
  END LOOP;
  FOREACH kept IN ARRAY ARRAY[
    'invoices', 'payment_attempts', 'payment_callbacks', 'enrolments', 'payouts', 'ledger',
    'site_balances', 'payout_audit'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', kept);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', kept);
    -- The owner, too: the triggers that keep the balance run as the owner.
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_server, CURRENT_USER
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      kept || '_of_site', kept
    );
    EXECUTE format('GRANT SELECT ON %I TO tenun_server', kept);
  END LOOP;
END $$;
GRANT INSERT ON invoices, payment_attempts, payment_callbacks, enrolments, payouts, ledger, payout_audit
  TO tenun_server;
GRANT UPDATE (state, closed_at, paid_order_id, asked_at) ON invoices TO tenun_server;
GRANT UPDATE (address, is_given_up) ON payment_attempts TO tenun_server;
GRANT UPDATE (status, approver_id, decided_at, reason) ON payouts TO tenun_server;
