// Package tools lists processes as Windows knows them.
package tools

import (
	"syscall"
	"unsafe"
)

// Process is one row of the process table.
type Process struct {
	ID, Parent uint32
}

// Processes returns the process table.
func Processes() ([]Process, error) {
	snapshot, err := syscall.CreateToolhelp32Snapshot(syscall.TH32CS_SNAPPROCESS, 0)
	if err != nil {
		return nil, err
	}
	defer syscall.CloseHandle(snapshot)
	var list []Process
	var entry syscall.ProcessEntry32
	entry.Size = uint32(unsafe.Sizeof(entry))
	for err = syscall.Process32First(snapshot, &entry); err == nil; err = syscall.Process32Next(snapshot, &entry) {
		list = append(list, Process{ID: entry.ProcessID, Parent: entry.ParentProcessID})
	}
	return list, nil
}
