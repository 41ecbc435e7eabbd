import { firebaseExample, knownHashes } from '../../../../accounts/passwords/formats/testing/known-hashes.ts'

/** A file from another system that contains Ada, with a verified identifier and a password. */
export interface Export {
  readonly format: string
  readonly text: string
  readonly password: string
  /** Her e-mail address or phone number. */
  readonly name: { readonly email: string } | { readonly phone: string }
}

const email = 'ada@example.test'
const bcryptHash = knownHashes[0]?.hash ?? ''
const bcryptPassword = knownHashes[0]?.password ?? ''

const keycloakUser = {
  id: '0b1c5bd2-6f5e-4cf4-9c65-0d8a5a7d9c11',
  username: 'ada',
  email,
  emailVerified: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
  enabled: true,
  createdTimestamp: 1_577_836_800_000,
  federatedIdentities: [{ identityProvider: 'google', userId: '1234567890', userName: 'ada' }],
}

/** Firebase's parameters, as the text of the file that the command line takes. */
export const firebaseConfig = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: ${firebaseExample.signerKey.toString('base64')},
  base64_salt_separator: ${firebaseExample.saltSeparator.toString('base64')},
  rounds: 8,
  mem_cost: 14,
}`

const firebaseUser = {
  localId: 'kYi4EvWQlQTKSfnJ3dRSP6IH3ed2',
  email,
  emailVerified: true,
  passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
  displayName: 'Ada Lovelace',
  createdAt: '1577836800000',
  disabled: false,
  providerUserInfo: [{ providerId: 'google.com', rawId: '1234567890', displayName: 'Ada' }],
}

export const exports: readonly Export[] = [
  {
    format: 'auth0',
    password: bcryptPassword,
    name: { email },
    text: `${JSON.stringify({
      _id: { $oid: '5dea9f9c82dd7c0e76e4ec93' },
      email_verified: true,
      email,
      passwordHash: bcryptHash,
      password_set_date: { $date: '2019-12-06T18:36:12.412Z' },
      tenant: 'example',
      connection: 'Username-Password-Authentication',
      identifiers: [{ type: 'email', value: email, verified: true }],
    })}\n`,
  },
  {
    format: 'auth0',
    password: 'pleaseletmein',
    name: { phone: '+15550100200' },
    text: JSON.stringify([
      {
        phone_number: '+15550100200',
        phone_verified: true,
        given_name: 'Ada',
        family_name: 'Lovelace',
        custom_password_hash: {
          algorithm: 'scrypt',
          hash: {
            encoding: 'hex',
            value:
              '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
          },
          salt: { value: 'SodiumChloride' },
          keylen: 64,
          cost: 16_384,
        },
      },
    ]),
  },
  {
    format: 'clerk',
    password: bcryptPassword,
    name: { email },
    text:
      'id,first_name,last_name,username,primary_email_address,primary_phone_number,verified_email_addresses,' +
      'unverified_email_addresses,verified_phone_numbers,unverified_phone_numbers,totp_secret,password_digest,password_hasher\r\n' +
      `user_2a,Ada,Lovelace,,${email},,"other@example.test,${email}",,,,,${bcryptHash},bcrypt\r\n`,
  },
  {
    format: 'clerk',
    password: 'admin',
    name: { email },
    text:
      'id,primary_email_address,verified_email_addresses,password_digest,password_hasher\n' +
      `user_2a,${email},${email},pbkdf2_sha256$27500$x/bm4Y3DcuV9eU97ervkPA==$1u7BLvfSPxQFpwc5jpGSA+88EGl9pZYKhaZ8YPIu9N4=,pbkdf2_sha256\n`,
  },
  {
    format: 'firebase',
    password: 'user1password',
    name: { email },
    text: JSON.stringify({ users: [firebaseUser] }, null, 2),
  },
  {
    format: 'firebase',
    password: 'user1password',
    name: { email },
    text: `${firebaseUser.localId},${email},true,${firebaseUser.passwordHash},${firebaseUser.salt},Ada Lovelace,,1234567890${','.repeat(16)}1577836800000,1577836800000,,,,\n`,
  },
  {
    format: 'foyer',
    password: 'password',
    name: { email },
    text: JSON.stringify({
      email,
      emailVerified: true,
      name: 'Ada Lovelace',
      createdAt: '2020-01-01T00:00:00Z',
      passwordHash: knownHashes.find(({ hash }) => hash.startsWith('$argon2i$'))?.hash,
      identities: [{ social: 'google', subject: '1234567890' }],
    }),
  },
  {
    format: 'keycloak',
    password: 'admin',
    name: { email },
    text: JSON.stringify({
      realm: 'example',
      groups: [{ name: 'users' }],
      users: [
        {
          ...keycloakUser,
          credentials: [
            {
              type: 'password',
              secretData: JSON.stringify({
                value: '1u7BLvfSPxQFpwc5jpGSA+88EGl9pZYKhaZ8YPIu9N4=',
                salt: 'x/bm4Y3DcuV9eU97ervkPA==',
                additionalParameters: {},
              }),
              credentialData:
                '{"hashIterations":27500,"algorithm":"pbkdf2-sha256","additionalParameters":{}}',
            },
          ],
        },
      ],
    }),
  },
  {
    format: 'keycloak',
    password: 'password',
    name: { email },
    text: JSON.stringify({
      users: [
        {
          ...keycloakUser,
          credentials: [
            {
              type: 'password',
              secretData: '{"value":"CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc=","salt":"c29tZXNhbHQ="}',
              credentialData:
                '{"hashIterations":2,"algorithm":"argon2","additionalParameters":{"hashLength":["32"],"memory":["65536"],"type":["id"],"version":["1.3"],"parallelism":["1"]}}',
            },
          ],
        },
      ],
    }),
  },
  {
    format: 'supabase',
    password: bcryptPassword,
    name: { email },
    text:
      'id,email,encrypted_password,email_confirmed_at,phone,phone_confirmed_at,raw_user_meta_data,created_at,deleted_at,identities\n' +
      `0b1c5bd2-6f5e-4cf4-9c65-0d8a5a7d9c11,${email},${bcryptHash},2020-01-02 10:00:00.123+00,15550100200,,` +
      '"{""full_name"": ""Ada Lovelace""}",2020-01-01 00:00:00+00,,"[{""provider"":""google"",""provider_id"":""1234567890""}]"\n',
  },
  {
    format: 'foyer',
    password: 'test_pass',
    name: { email },
    text: JSON.stringify({
      email,
      emailVerified: true,
      passwordHash: 'pbkdf2_sha256$10000$NaCl-of-Django$+0ceFkcSSlIDBlsGUeJVyDY7BhnO1kH0pqNJWlOR11c=',
    }),
  },
]
