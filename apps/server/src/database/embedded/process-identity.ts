import { readFileSync, readlinkSync } from 'node:fs'

/**
 * The process id and, on Linux, the start time: in a container the same low ids are reused after each restart. Also where the process runs,
 * because in another container the same id, and even the same start time, belong to a different process.
 */
export function describeProcess(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // `starttime` is the 20th field after the name in parentheses, which may contain anything (proc_pid_stat(5)).
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]} ${readMachine()}`.trim()
  } catch {
    return `${pid}`
  }
}

/**
 * Identifies the running machine (by its boot id) and the namespace of process ids (pid_namespaces(7)), of which each container has its own.
 * Empty where there is no /proc.
 */
export function readMachine(): string {
  try {
    const machine = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${machine} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return ''
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
