-- A lead of a programme or a region sees the figures of one programme or province; without either, those of the whole site.
ALTER TABLE accounts
  ADD COLUMN lead_program_id uuid,
  ADD COLUMN lead_province_id text,
  -- A programme that somebody leads cannot be deleted: its lead would see the whole site then.
  ADD CONSTRAINT accounts_lead_program FOREIGN KEY (site_id, lead_program_id) REFERENCES programs (site_id, id),
  ADD CONSTRAINT accounts_lead_program_kind CHECK (lead_program_id IS NULL OR kind = 7),
  ADD CONSTRAINT accounts_lead_province_kind
    CHECK (lead_province_id IS NULL OR (kind = 9 AND lead_province_id ~ '^[0-9]{2}$'));
CREATE INDEX accounts_lead_program ON accounts (site_id, lead_program_id)
  WHERE lead_program_id IS NOT NULL;
