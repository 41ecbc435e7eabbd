import type { AlertCase } from './alert-case.ts'
import { requestAlertCases } from './request-alert-cases.ts'

/** The name of a counter with one outcome, and with a kind if the counter has that label. */
const count = (name: string, outcome: string, kind = '') =>
  `foyer_${name}_total{outcome="${outcome}"${kind && `,kind="${kind}"`}}`

const google = (outcome: string) => `foyer_social_sign_ins_total{social="google",outcome="${outcome}"}`

/** For each alert, a situation that it must report, and one for which it must not wake anybody. */
export const alertCases: readonly AlertCase[] = [
  ...requestAlertCases,
  {
    alert: 'FoyerDatabaseFails',
    at: 8,
    fires: { 'foyer_database_errors_total{kind="connection"}': '0+5x30' },
    // Two people want the same address, which is not a fault.
    calm: {
      'foyer_database_errors_total{kind="constraint"}': '0+60x30',
      'foyer_database_errors_total{kind="conflict"}': '0+60x30',
    },
  },
  {
    alert: 'FoyerConnectionsWait',
    at: 8,
    fires: { foyer_database_waiting: '3x30' },
    calm: { foyer_database_waiting: '3 0 3 0 3 0 3 0 3 0' },
  },
  {
    alert: 'FoyerSweepMissing',
    at: 280,
    fires: {
      'foyer_sweep_last_success_timestamp_seconds{instance="a"}': '0x300',
      'foyer_sweep_last_success_timestamp_seconds{instance="b"}': '60x300',
      'process_start_time_seconds{job="foyer"}': '0x300',
    },
    // In a group of processes, it is enough that one of them succeeds.
    calm: {
      'foyer_sweep_last_success_timestamp_seconds{instance="a"}': '0x300',
      'foyer_sweep_last_success_timestamp_seconds{instance="b"}': '15000x300',
      'process_start_time_seconds{job="foyer"}': '0x300',
    },
  },
  {
    alert: 'FoyerSweepMissing',
    at: 280,
    fires: {
      foyer_sweep_last_success_timestamp_seconds: '0x300',
      'process_start_time_seconds{job="foyer"}': '0x300',
    },
    // The process has only just started.
    calm: {
      foyer_sweep_last_success_timestamp_seconds: '0x300',
      'process_start_time_seconds{job="foyer"}': '16000x300',
    },
  },
  {
    alert: 'FoyerAuditTables',
    at: 200,
    fires: { 'foyer_audit_tables{state="overdue"}': '1x300' },
    // The next sweep has dropped it.
    calm: {
      'foyer_audit_tables{state="overdue"}': '0x10 1x60 0x300',
      'foyer_audit_tables{state="missing"}': '0x300',
    },
  },
  {
    alert: 'FoyerClockWrong',
    at: 8,
    fires: { 'foyer_clock_offset_seconds{instance="a"}': '-12x30' },
    calm: { 'foyer_clock_offset_seconds{instance="a"}': '0.2x30' },
  },
  {
    alert: 'FoyerEventLoopLags',
    at: 8,
    fires: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.4x30' },
    calm: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.02x30' },
  },
  {
    alert: 'FoyerPasswordsWait',
    at: 5,
    fires: { foyer_password_hash_queue_depth: '80x30' },
    calm: { foyer_password_hash_queue_depth: '80 0 80 0 80 0' },
  },
  {
    alert: 'FoyerPasswordsRefused',
    at: 8,
    fires: { foyer_password_hash_refused_total: '0+10x30' },
    calm: { foyer_password_hash_refused_total: '0+1x30' },
  },
  {
    alert: 'FoyerGuessing',
    at: 30,
    fires: { [count('logins', 'refused')]: '0+600x60', [count('logins', 'success')]: '0+60x60' },
    calm: { [count('logins', 'refused')]: '0+120x60', [count('logins', 'success')]: '0+60x60' },
  },
  {
    alert: 'FoyerMessagesFail',
    at: 8,
    // The first failure since the start.
    fires: { [count('messages', 'failed', 'mail')]: '0x5 1x30' },
    calm: { [count('messages', 'failed', 'mail')]: '0x35', [count('messages', 'sent', 'mail')]: '0+9x35' },
  },
  {
    alert: 'FoyerMessagesRefused',
    at: 20,
    fires: {
      [count('messages', 'refused', 'mail')]: '0+1x30',
      [count('messages', 'sent', 'mail')]: '0x30',
      [count('messages', 'sent', 'sms')]: '0+9x30',
    },
    // Somebody has mistyped their address, or wants to wake the operator up.
    calm: { [count('messages', 'refused', 'mail')]: '0x5 2x30', [count('messages', 'sent', 'mail')]: '0x35' },
  },
  {
    alert: 'FoyerMessagesWait',
    at: 8,
    fires: { foyer_messages_waiting: '150x30' },
    calm: { foyer_messages_waiting: '20x30' },
  },
  {
    alert: 'FoyerTextsHeldBack',
    at: 30,
    fires: { [count('messages', 'held_back', 'sms')]: '0+1x60' },
    calm: { [count('messages', 'held_back', 'sms')]: '0x10 3x50' },
  },
  {
    alert: 'FoyerCaptchaUnanswered',
    at: 12,
    fires: { [count('captchas', 'unanswered', 'recaptcha')]: '0+2x60' },
    calm: { [count('captchas', 'unanswered', 'recaptcha')]: '0x5 1x50' },
  },
  {
    alert: 'FoyerBreachListUnanswered',
    at: 30,
    fires: {
      [count('breach_list_checks', 'unanswered')]: '0+1x60',
      [count('breach_list_checks', 'clear')]: '0x60',
    },
    calm: {
      [count('breach_list_checks', 'unanswered')]: '0+1x60',
      [count('breach_list_checks', 'clear')]: '0+10x60',
    },
  },
  {
    alert: 'FoyerProviderFails',
    at: 40,
    fires: { [google('social_provider_failed')]: '0+2x60', [google('success')]: '0+3x60' },
    calm: { [google('social_provider_failed')]: '0+2x60', [google('success')]: '0+60x60' },
  },
]
