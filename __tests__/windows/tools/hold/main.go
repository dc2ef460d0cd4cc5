// hold FILE MILLISECONDS [SIGNAL]: keeps a file open as a virus scanner does, so that others can neither rename nor remove it.
// The file FILE.held exists while it does. With SIGNAL the time begins when that file appears.
package main

import (
	"fmt"
	"os"
	"strconv"
	"syscall"
	"time"
)

func main() {
	file := os.Args[1]
	milliseconds, _ := strconv.Atoi(os.Args[2])
	name, _ := syscall.UTF16PtrFromString(file)
	const share = syscall.FILE_SHARE_READ | syscall.FILE_SHARE_WRITE
	handle, err := syscall.CreateFile(name, syscall.GENERIC_READ, share, nil, syscall.OPEN_EXISTING, 0, 0)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	mark := file + ".held"
	os.WriteFile(mark, nil, 0o666)
	for deadline := time.Now().Add(time.Minute); len(os.Args) > 3 && time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if _, err := os.Stat(os.Args[3]); err == nil {
			break
		}
	}
	time.Sleep(time.Duration(milliseconds) * time.Millisecond)
	syscall.CloseHandle(handle)
	os.Remove(mark)
}
