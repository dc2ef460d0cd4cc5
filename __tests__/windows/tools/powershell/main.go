// Stands in for PowerShell under Wine: answers the query about processes, and prints the script that `. 'FILE'` names.
package main

import (
	"fmt"
	"os"
	"strings"
	"syscall"

	tools "windows-tools"
)

func main() {
	line := strings.Join(os.Args[1:], " ")
	if strings.Contains(line, "Win32_Process") {
		list, err := tools.Processes()
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		for _, process := range list {
			fmt.Printf("%d %d %d\r\n", process.ID, process.Parent, createdAt(process.ID))
		}
		return
	}
	last := os.Args[len(os.Args)-1]
	if !strings.HasPrefix(last, ". '") || !strings.HasSuffix(last, "'") {
		fmt.Fprintln(os.Stderr, "this stand-in only runs files")
		os.Exit(1)
	}
	file := strings.ReplaceAll(last[3:len(last)-1], "''", "'")
	script, err := os.ReadFile(file)
	if err != nil {
		fmt.Fprintf(os.Stderr, "The term '%s' is not recognized\r\n", file)
		os.Exit(1)
	}
	fmt.Printf("arguments: %s\n%s", strings.Join(os.Args[1:len(os.Args)-2], " "), script)
}

// createdAt returns the start of a process in milliseconds since 1970; 0 if it cannot be asked.
func createdAt(id uint32) int64 {
	const queryLimitedInformation = 0x1000
	handle, err := syscall.OpenProcess(queryLimitedInformation, false, id)
	if err != nil {
		return 0
	}
	defer syscall.CloseHandle(handle)
	var created, exited, kernel, user syscall.Filetime
	if syscall.GetProcessTimes(handle, &created, &exited, &kernel, &user) != nil {
		return 0
	}
	return created.Nanoseconds() / 1_000_000
}
