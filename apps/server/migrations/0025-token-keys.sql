-- The keys that sign tokens for back ends. All processes read them, so that any can sign, and any can name all public keys.
create table token_keys (
  -- SHA-256 of the public key, as in RFC 7638.
  kid text collate "C" primary key,
  -- `x` of the public key (RFC 8037): it can be published as it is.
  public_key text not null,
  -- The private key as PKCS #8, encrypted with AES-256-GCM. Its key is made from TOKEN_SECRET, which is never stored here.
  sealed_key text not null,
  created_at timestamptz not null default now(),
  -- It is published before it signs, so that everybody knows it by then.
  signs_from timestamptz not null,
  -- When it is published no longer. Null: no other one has taken its place.
  ends_at timestamptz
);
