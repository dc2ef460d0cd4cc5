// Stands in for `taskkill /PID N /T /F` under Wine, whose own knows no /T: ends a process and all below it.
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"

	tools "windows-tools"
)

func main() {
	var root uint64
	withTree := false
	for index, word := range os.Args {
		switch strings.ToLower(word) {
		case "/pid":
			root, _ = strconv.ParseUint(os.Args[index+1], 10, 32)
		case "/t":
			withTree = true
		}
	}
	list, err := tools.Processes()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	tree := []uint32{}
	for _, process := range list {
		if process.ID == uint32(root) {
			tree = append(tree, process.ID)
		}
	}
	if len(tree) == 0 {
		fmt.Fprintf(os.Stderr, "ERROR: The process \"%d\" not found.\r\n", root)
		os.Exit(128)
	}
	for at := 0; withTree && at < len(tree); at++ {
		for _, process := range list {
			if process.Parent == tree[at] && process.ID != tree[at] {
				tree = append(tree, process.ID)
			}
		}
	}
	for _, id := range tree {
		handle, err := syscall.OpenProcess(syscall.PROCESS_TERMINATE, false, id)
		if err != nil {
			continue
		}
		syscall.TerminateProcess(handle, 1)
		syscall.CloseHandle(handle)
		fmt.Printf("SUCCESS: The process with PID %d has been terminated.\r\n", id)
	}
}
