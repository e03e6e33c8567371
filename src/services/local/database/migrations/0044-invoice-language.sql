-- The language in which a class was paid for: its receipt is mailed in it. Without one it is in the first of its site.
ALTER TABLE invoices ADD COLUMN language text CHECK (language IN ('id', 'en'));
